import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Cuts lucide's list of 1,700 icons down to those that our sources import: more than half of all modules of a build were
 * read to be thrown away. An icon that is missed here fails the build.
 */
export function onlyUsedIcons(): Plugin {
  let used: Set<string> | undefined
  return {
    name: 'only-used-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/ },
      handler(code) {
        used ??= importedIcons(join(import.meta.dirname, 'src'))
        const lines = code.matchAll(/^export \{ (.+) \} from '(\.\/icons\/.+)';$/gm)
        const kept = [...lines].flatMap(([, names = '', file]) => {
          const ours = names.split(', ').filter(name => used?.has(name.replace('default as ', '')))
          return ours.length > 0 ? [`export { ${ours.join(', ')} } from '${file}';`] : []
        })
        return { code: kept.join('\n'), map: null }
      },
    },
  }
}

function importedIcons(folder: string): Set<string> {
  const names = globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap(path =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(
      ([, list = '']) => list.split(',').map(name => name.trim().replace(/ as .+/s, '')),
    ),
  )
  return new Set(names)
}

/** A module that has none of these words exports nothing that the plugin changes. */
const concerned: Record<string, RegExp> = {
  'react-router:route-exports':
    /\b(default|loader|action|middleware|headers|ErrorBoundary|HydrateFallback)\b/,
  'react-router:route-chunks-index': /\b(clientAction|clientLoader|clientMiddleware|HydrateFallback)\b/,
}

/**
 * Has React Router's plugins look only at what can concern them. By themselves they compare each module with each of our
 * three hundred routes, and resolve each import twice to find files named `.server`, of which we have none: what may not
 * reach browsers is refused by `scripts/import-rules.ts`.
 */
export const lighterPlugins = (plugins: readonly Plugin[]): Plugin[] =>
  plugins
    .filter(({ name }) => name !== 'react-router:dot-server')
    .map(plugin => {
      const code = concerned[plugin.name]
      return code && typeof plugin.transform === 'function'
        ? { ...plugin, transform: { filter: { code }, handler: plugin.transform } }
        : plugin
    })
