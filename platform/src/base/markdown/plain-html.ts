import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

/** Text, line breaks, emphasis and links: what the site's own messages are made of. */
const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    tagNames: ['p', 'br', 'strong', 'em', 'a'],
    attributes: { a: ['href'] },
    protocols: { href: ['https'] },
    strip: ['script', 'style'],
  })
  .use(rehypeStringify)
  .freeze()

/** HTML of the site's own making, cut to the little that its messages need. Short texts only: it runs where it is called. */
export const plainHtml = (html: string): string => String(processor.processSync(html))
