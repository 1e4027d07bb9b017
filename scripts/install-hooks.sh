#!/bin/sh
# Installs a pre-commit check that runs in seconds: format, lint and types of what stands in the work tree.
set -eu
cd "$(dirname "$0")/.."
hook="$(git rev-parse --git-path hooks)/pre-commit"
mkdir -p "$(dirname "$hook")"
cat > "$hook" <<'HOOK'
#!/bin/sh
PATH="$PWD/node_modules/.bin:$PATH"
oxfmt --check >/dev/null || { echo 'pre-commit: run npm run format'; exit 1; }
oxlint --deny-warnings --quiet || exit 1
(cd platform && react-router typegen) >/dev/null || exit 1
tsc -p . || exit 1
HOOK
chmod +x "$hook"
echo "Installed $hook"
