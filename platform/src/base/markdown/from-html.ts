import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { depthLimit } from './depth-limit.ts'

const processor = unified()
  .use(rehypeParse)
  .use(depthLimit)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' })
  .freeze()

/**
 * A page of HTML as Markdown: headings, lists, tables, links, code. Scripts, styles and forms are dropped. May take
 * long on what was made for it: run it where it can be ended.
 */
export const markdownOf = (html: string): string => String(processor.processSync(html)).trim()
