/** What a drawing of shapes, colours and words is made of: nothing that runs, loads or links. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs lineargradient radialgradient stop clippath mask pattern text tspan title desc'.split(
    ' ',
  ),
)
const longest = 300_000

/**
 * Whether an SVG is a plain drawing. Elements that are not on the list, attributes that run something or refer to
 * anything outside, entities, comments and styles make it none.
 */
export function isPlainDrawing(text: string): boolean {
  if (text.length > longest || /<[!?]/.test(text.replace(/^\s*<\?xml [^<>]{0,200}\?>/, ''))) return false
  if (/&(?!(amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/i.test(text)) return false
  const tags = [...text.matchAll(/<\/?([^\s/>]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g)]
  if (tags.length === 0 || tags[0]?.[1] !== 'svg') return false
  // Every sign that opens a tag belongs to one that was understood.
  if (tags.length !== text.split('<').length - 1) return false
  return tags.every(
    ([, name = '', attributes = '']) =>
      elements.has(name.toLowerCase()) &&
      // Every attribute is quoted.
      /^[\s/]*$/.test(attributes.replace(attribute, '')) &&
      attributesOf(attributes).every(isHarmless),
  )
}

const attribute = /([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const attributesOf = (text: string): [string, string][] =>
  [...text.matchAll(attribute)].map(match => [(match[1] ?? '').toLowerCase(), match[2] ?? match[3] ?? ''])

function isHarmless([name, value]: [string, string]): boolean {
  if (/^on|^style$|^src$|^href$|:href$/.test(name)) return false
  if (name.startsWith('xmlns')) return value === 'http://www.w3.org/2000/svg'
  // Gradients and masks of the same drawing are all that may be referred to.
  return !/url\(\s*(?!#)/i.test(value) && !/[a-z-]+:\/\/|javascript:|data:/i.test(value)
}
