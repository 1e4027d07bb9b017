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
import { depthLimit } from './depth-limit.ts'
import { displayMath } from './display-math.ts'
import { footnoteIds } from './footnote-ids.ts'
import { foreignLinks } from './foreign-links.ts'
import { within } from './within.ts'

// People's text is cut to the safe list first; mathematics and colours are added after it by our own code, so that
// their markup needs no holes in the list.
const schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    // Instead of the default, which lets anything follow `language-`.
    code: [
      ['className', /^language-[\w+#-]+$/, 'math-inline', 'math-display'] as [string, ...(string | RegExp)[]],
    ],
  },
  // Only footnotes bring ids, and those have their prefix: a second one would cut the marks from their notes.
  clobber: [],
  protocols: { ...defaultSchema.protocols, src: ['https', 'data'], href: ['http', 'https', 'mailto'] },
}

const makeProcessor = (words: { notes: string; back: (number: number) => string }) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(depthLimit)
    .use(displayMath)
    .use(remarkRehype, { footnoteLabel: words.notes, footnoteBackLabel: index => words.back(index + 1) })
    .use(rehypeSanitize, schema)
    .use(footnoteIds)
    .use(foreignLinks)
    // No box of a formula covers the page.
    .use(rehypeKatex, { output: 'mathml', strict: false, maxSize: 50 })
    .use(rehypeHighlight, { detect: false })
    .use(rehypeStringify)
    .freeze()

const chinese = makeProcessor({ notes: '脚注', back: number => `回到正文第 ${number} 处` })
const english = makeProcessor({ notes: 'Footnotes', back: number => `Back to reference ${number}` })

const longest = 200_000
/** An ordinary text takes a few milliseconds. Some texts of a few thousand signs would take minutes. */
const budget = 2_000
/** A text that was too slow gets another try, as the machine may have been. */
const tryAgainAfter = 600_000
const most = 2_000
const kept = new Map<string, { html: string; until: number }>()

/**
 * Markdown with tables, mathematics and highlighted code to sanitised HTML. Kept in memory by content. For texts of
 * the staff: what anybody may send goes through `renderUntrusted`, away from the thread that answers everybody.
 */
export function renderMarkdown(source: string): string {
  if (source.trim() === '') return ''
  const key = createHash('sha256').update(source).digest('hex')
  const known = kept.get(key)
  if (known && known.until > performance.now()) return known.html
  const value = source.slice(0, longest)
  const made = make(value, key.slice(0, 8))
  const html = made ?? `<pre>${value.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)}</pre>`
  if (kept.size >= most) kept.delete(kept.keys().next().value as string)
  kept.set(key, { html, until: made === undefined ? performance.now() + tryAgainAfter : Infinity })
  return html
}

/** As `renderMarkdown`, but null for what is too deep or too slow to be meant. Nothing is kept. */
export function tryMarkdown(source: string): string | null {
  const value = source.slice(0, longest)
  return make(value, createHash('sha256').update(source).digest('hex').slice(0, 8)) ?? null
}

/** Undefined for what is too deep or too slow to be meant: that is shown as it was written. */
function make(value: string, key: string): string | undefined {
  const processor = /\p{Script=Han}/u.test(value) ? chinese : english
  try {
    return within(budget, () => String(processor.processSync({ value, data: { key } })))
  } catch {
    return undefined
  }
}
