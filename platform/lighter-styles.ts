import type { Plugin } from 'vite'

const fallback = '@layer properties{@supports '

/**
 * Leaves out of the built styles what Tailwind adds for browsers without `@property`: Safari before 16.4 and Firefox
 * before 128, which neither it nor we support. It is 0.4 KB of each first visit. Styles without it fail the build.
 */
export function lighterStyles(): Plugin {
  return {
    name: 'lighter-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let isFound = false
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const styles = String(file.source)
        isFound ||= styles.includes(fallback)
        file.source = withoutFallback(styles)
      }
      if (!isFound) this.error('the styles have no fallback of @property to leave out')
    },
  }
}

function withoutFallback(styles: string): string {
  const start = styles.indexOf(fallback)
  if (start < 0) return styles
  let depth = 0
  for (let at = start; at < styles.length; at++) {
    if (styles[at] === '{') depth++
    if (styles[at] === '}' && --depth === 0) return styles.slice(0, start) + styles.slice(at + 1)
  }
  throw new Error('the styles end within the fallback of @property')
}
