import { createHash } from 'node:crypto'
import rehypeHighlight from 'rehype-highlight'
import rehypeKatex from 'rehype-katex'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

// People's text is cut to the safe list first; mathematics and colours are added after it by our own code, so that
// their markup needs no holes in the list.
const schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [
      ...(defaultSchema.attributes?.code ?? []),
      ['className', /^language-[\w-]+$/, 'math-inline', 'math-display'] as [string, ...(string | RegExp)[]],
    ],
  },
  protocols: { ...defaultSchema.protocols, src: ['https', 'data'], href: ['http', 'https', 'mailto'] },
}

type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] }

/** Links out of the site earn their targets nothing and tell them nothing. */
function markForeignLinks() {
  const mark = (node: Node): void => {
    if (node.tagName === 'a' && node.properties && /^https?:/i.test(String(node.properties.href)))
      node.properties.rel = ['nofollow', 'ugc', 'noreferrer']
    for (const child of node.children ?? []) mark(child)
  }
  return mark
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(markForeignLinks)
  .use(rehypeKatex, { output: 'mathml', strict: false, maxSize: 25 })
  .use(rehypeHighlight, { detect: false })
  .use(rehypeStringify)
  .freeze()

const longest = 200_000
const kept = new Map<string, string>()

/**
 * Markdown with tables, mathematics and highlighted code to sanitised HTML. Kept in memory by content. For texts of
 * the staff: what anybody may send goes through `renderUntrusted`.
 */
export function renderMarkdown(source: string): string {
  if (source.trim() === '') return ''
  const key = createHash('sha256').update(source).digest('base64')
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = String(processor.processSync(source.slice(0, longest)))
  if (kept.size >= 2_000) kept.delete(kept.keys().next().value as string)
  kept.set(key, html)
  return html
}
