// Everything that rendered text may be made of. A browser reads it as written: none of these elements changes how
// what follows it is read, and every other < is written as an entity.
const elements = new Set(
  'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup table tbody td th thead tr ul'.split(
    ' ',
  ),
)
const mathElements = new Set(
  'math semantics annotation mrow mi mn mo ms mtext mspace mstyle mfrac msqrt mroot msup msub msubsup mover munder munderover mtable mtr mtd mpadded mphantom menclose merror mglyph'.split(
    ' ',
  ),
)
const attributes =
  /^(href|rel|src|alt|loading|decoding|title|class|id|align|start|type|checked|disabled|data-footnote-(ref|backref)|data-footnotes|aria-(label|describedby)|style|tabindex)$/
const mathAttributes =
  /^(xmlns|display|encoding|mathvariant|mathcolor|mathbackground|mathsize|width|height|depth|voffset|lspace|rspace|stretchy|fence|separator|accent|accentunder|columnalign|columnspacing|rowspacing|scriptlevel|displaystyle|linethickness|minsize|maxsize|movablelimits|notation|rowlines|columnlines|side|tabindex)$/
const tag = /<\/?([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*)>/g
const attribute = / ([a-z-]+)(?:="([^"]*)")?/g

export const decode = (text: string): string =>
  text.replace(/&#x([0-9a-f]+);|&#(\d+);|&(\w+);/gi, (_, hex, number, name) => {
    if (name) return { amp: '&', lt: '<', gt: '>', quot: '"' }[name as string] ?? `&${name};`
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number))
  })

/** Where a browser on our own site would go for this address. */
const protocolOf = (address: string) => new URL(decode(address), 'https://leitai.example/a/b').protocol

/** What of the rendered text could do more than show something. */
export function dangers(html: string): string[] {
  const found: string[] = []
  for (const [, name = '', given = ''] of html.matchAll(tag)) {
    if (!elements.has(name) && !mathElements.has(name)) found.push(`<${name}>`)
    for (const [, key = '', value = ''] of given.matchAll(attribute)) {
      if (!(mathElements.has(name) ? mathAttributes : attributes).test(key)) found.push(`${name} ${key}`)
      if (key === 'style' && !/^color:#[0-9a-f]{6}$/.test(value)) found.push(`style ${value}`)
      if (key === 'class' && !/^[\w+# -]*$/.test(value)) found.push(`class ${value}`)
      if (key === 'href' && !/^(https?|mailto):$/.test(protocolOf(value))) found.push(`href ${value}`)
      if (key === 'src' && !/^(https|data):$/.test(protocolOf(value))) found.push(`src ${value}`)
      if (key === 'tabindex' && value !== '0') found.push(`tabindex ${value}`)
      if (key === 'encoding' && value !== 'application/x-tex') found.push(`encoding ${value}`)
      if (/^(width|height)$/.test(key) && Math.abs(Number.parseFloat(value)) > 50)
        found.push(`${key} ${value}`)
      if (key === 'id' && !/^user-content-[0-9a-f]{8}-/.test(value)) found.push(`id ${value}`)
    }
  }
  if (html.replace(tag, '').includes('<')) found.push('a < that is no tag')
  return found
}
