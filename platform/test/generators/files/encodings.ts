/** GBK by what the platform's decoder says of each pair of bytes. */
let table: Map<string, Buffer> | undefined
function gbkTable(): Map<string, Buffer> {
  const signs = new Map<string, Buffer>()
  const decoder = new TextDecoder('gbk')
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const bytes = Buffer.from([lead, trail])
      const sign = decoder.decode(bytes)
      if (sign.length === 1 && sign !== '\uFFFD') signs.set(sign, bytes)
    }
  return signs
}

export function gbk(text: string): Buffer {
  table ??= gbkTable()
  return Buffer.concat(
    [...text].map(sign => (sign < '\u0080' ? Buffer.from(sign) : (table?.get(sign) ?? Buffer.from('?')))),
  )
}

export const latin1 = (text: string): Buffer =>
  Buffer.from([...text].map(sign => (sign <= '\u00FF' ? sign : '?')).join(''), 'latin1')

export function utf16(text: string, order: 'LE' | 'BE', hasMark: boolean): Buffer {
  const bytes = Buffer.from((hasMark ? '\uFEFF' : '') + text, 'utf16le')
  return order === 'LE' ? bytes : bytes.swap16()
}
