import { common, createLowlight } from 'lowlight'
import { escapeHtml } from './escape.ts'

const lowlight = createLowlight(common)

type Node = {
  type: string
  value?: string
  properties?: { className?: unknown }
  children?: readonly Node[]
}

/**
 * Source code as one piece of HTML a line: escaped text in `<span class="hljs-…">` and nothing else. A span that
 * runs over several lines is closed and opened again, so that every line stands on its own. Without a known
 * language the text is only escaped.
 */
export function highlightLines(source: string, language: string | null): string[] {
  if (language === null || !lowlight.registered(language)) return source.split('\n').map(escapeHtml)
  const lines: string[] = []
  const open: string[] = []
  let line = ''
  const write = (node: Node): void => {
    if (node.type === 'text') {
      for (const [index, piece] of (node.value ?? '').split('\n').entries()) {
        if (index > 0) {
          lines.push(line + '</span>'.repeat(open.length))
          line = open.join('')
        }
        line += escapeHtml(piece)
      }
      return
    }
    const tag = node.type === 'element' ? `<span class="${escapeHtml(classOf(node))}">` : undefined
    if (tag) {
      open.push(tag)
      line += tag
    }
    for (const child of node.children ?? []) write(child)
    if (tag) {
      open.pop()
      line += '</span>'
    }
  }
  write(lowlight.highlight(language, source) as Node)
  lines.push(line)
  return lines
}

const classOf = ({ properties }: Node): string =>
  Array.isArray(properties?.className) ? properties.className.join(' ') : ''
