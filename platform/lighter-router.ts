import { join } from 'node:path'
import { Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Functions of React Router that no page of ours has a use for. */
const unused = [
  // What pages send goes by `useMutation`: the router has neither actions nor fetchers.
  'fetch',
  'handleAction',
  'singleFetchActionStrategy',
  'noActionDefinedError',
  // Pages have no loaders of their own in browsers, which alone could call the server's wrongly.
  'preventInvalidServerHandlerCall',
  // React's server components.
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'decodeRedirectErrorDigest',
  'decodeRouteErrorResponseDigest',
  // The root route has an error page of its own.
  'DefaultErrorComponent',
]

type Cut = { start: number; end: number; text: string }

/**
 * Leaves out of React Router what browsers have no use for: its warnings to developers and what its checks say to them,
 * which `npm run dev` still gives, the hooks for measuring it, and functions that nothing calls, which throw instead. A
 * version of it that has not what is looked for fails the build.
 */
export const lighterRouter = (): Plugin => {
  const missing = new Set(['warning', 'instrumentation', 'invariant', ...unused])
  return {
    name: 'lighter-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== './instrumentation.js' || !importer?.includes('/react-router/')) return undefined
      missing.delete('instrumentation')
      return join(import.meta.dirname, 'src/site/no-instrumentation.ts')
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.js$/ },
      handler(code) {
        const cuts: Cut[] = []
        new Visitor({
          CallExpression({ callee, arguments: [condition, message] }) {
            if (callee.type !== 'Identifier' || !/(^|_)invariant$/.test(callee.name)) return
            if (!condition || !message) return
            missing.delete('invariant')
            cuts.push({ start: condition.end, end: message.end, text: '' })
          },
          FunctionDeclaration({ id, body, start }) {
            if (id?.name === 'warning') {
              missing.delete('warning')
              cuts.push({ start, end: start, text: '/* @__NO_SIDE_EFFECTS__ */ ' })
            }
            if (!id || !body || !unused.includes(id.name)) return
            missing.delete(id.name)
            const text = `{ throw new Error('React Router has been bundled without ${id.name}') }`
            cuts.push({ start: body.start, end: body.end, text })
          },
        }).visit(this.parse(code))
        return cuts.length > 0 ? without(code, cuts) : undefined
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`React Router is not as lighter-router.ts expects it: no ${[...missing].join()}`)
    },
  }
}

/** From the end, so that the places before stay where they are; what lies within a larger cut went with it. */
function without(code: string, cuts: readonly Cut[]): string {
  const outermost = cuts.filter(one => !cuts.some(other => other.start < one.start && one.end < other.end))
  return outermost
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
}
