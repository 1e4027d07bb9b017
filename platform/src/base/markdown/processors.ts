import rehypeHighlight from 'rehype-highlight'
import rehypeKatex from 'rehype-katex'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { depthLimit } from './depth-limit.ts'
import { displayMath } from './display-math.ts'
import { footnoteIds } from './footnote-ids.ts'
import { foreignLinks } from './foreign-links.ts'
import { lazyPictures } from './lazy-pictures.ts'
import { leaveMoney } from './money.ts'
import { scrolling } from './scrolling.ts'

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
    // CommonMark takes Chinese punctuation next to a mark for the end of a word, and shows the asterisks.
    .use(remarkCjkFriendly)
    .use(remarkCjkFriendlyStrikethrough)
    .use(remarkMath)
    .use(function () {
      leaveMoney(this.data())
    })
    .use(depthLimit)
    .use(displayMath)
    .use(remarkRehype, { footnoteLabel: words.notes, footnoteBackLabel: index => words.back(index + 1) })
    .use(rehypeSanitize, schema)
    .use(footnoteIds)
    .use(foreignLinks)
    .use(lazyPictures)
    // No box of a formula covers the page.
    .use(rehypeKatex, { output: 'mathml', strict: false, maxSize: 50 })
    .use(rehypeHighlight, { detect: false })
    .use(scrolling)
    .use(rehypeStringify)
    .freeze()

/** @public Taken by `require`. */
export const chinese = makeProcessor({ notes: '脚注', back: number => `回到正文第 ${number} 处` })
/** @public Taken by `require`. */
export const english = makeProcessor({ notes: 'Footnotes', back: number => `Back to reference ${number}` })
