"""What `sudologue completion` says."""

TEXTS = """
completion
    help|
        Print the script that lets your shell complete commands, options, techniques and files.

        \b
        bash: eval "$(sudologue completion bash)"    in ~/.bashrc
        zsh:  eval "$(sudologue completion zsh)"     in ~/.zshrc
        fish: sudologue completion fish | source     in ~/.config/fish/config.fish
    which_shell: which shell? Choose {shells:or}
"""
