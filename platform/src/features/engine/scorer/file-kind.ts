import type { FileFormat, FileIssue } from './file-rules.ts'
import { isUtf16 } from './utf16.ts'

/** As much of the beginning of a file is looked at. */
export const headBytes = 4096

/** How files begin that are no text, and what people call them. */
const beginnings: readonly [beginning: string, name: string][] = [
  ['\x1f\x8b', 'gzip'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['\xd0\xcf\x11\xe0', 'spreadsheet'],
  ['PAR1', 'Parquet'],
  ['7z\xbc\xaf', '7z'],
  ['Rar!', 'RAR'],
  ['\xfd7zXZ', 'xz'],
  ['BZh', 'bzip2'],
  ['\x28\xb5\x2f\xfd', 'zstd'],
  ['SQLite format 3\0', 'SQLite'],
  ['\x89HDF', 'HDF5'],
  ['\x93NUMPY', 'NumPy'],
  ['%PDF-', 'PDF'],
  ['ARROW1', 'Arrow'],
]
/** What names tell these apart in the directory of an archive, or before its first file. */
const workbook = /xl\/|\[Content_Types\]\.xml|opendocument\.spreadsheet/

/**
 * What a file is, by how it begins, if it is not what its name says: to be told before anything about its columns.
 * `head` holds the first `headBytes` of it; `format` is that of its name.
 */
export function kindIssue(head: Uint8Array, format: FileFormat): FileIssue | undefined {
  const raw = String.fromCharCode(...head.subarray(0, headBytes))
  const packing = format === 'zip' ? 'zip' : format.endsWith('.gz') ? 'gzip' : undefined
  const name = beginnings.find(([beginning]) => raw.startsWith(beginning))?.[1]
  if (packing !== undefined && name === packing) return undefined
  if (name === 'spreadsheet' || (name === 'zip' && workbook.test(raw))) return { code: 'spreadsheet' }
  if (name !== undefined) return { code: 'misnamed', found: name }
  if (isUtf16(head)) return undefined
  const text = new TextDecoder().decode(head.subarray(0, headBytes)).trimStart()
  if (text.startsWith('version https://git-lfs.github.com/spec/')) return { code: 'lfs_pointer' }
  if (/^(<\?xml[^>]*>\s*)?<(!doctype\s+html|html|head|body)\b/i.test(text)) return { code: 'web_page' }
  // A few bytes may as well be what is left of an archive.
  const isText = head.length >= 4 && !/[\p{Cc}\ufffd]/u.test(text.replaceAll(/\s/g, ''))
  if (packing !== undefined) return isText ? { code: 'misnamed', found: 'text' } : undefined
  if (format.startsWith('json')) return undefined
  if (/^\{\s*"/.test(text))
    return { code: isObject(text.split(/\r\n|\n|\r/, 1)[0] ?? '') ? 'json_lines' : 'json_text' }
  return /^\[\s*[[{]/.test(text) ? { code: 'json_text' } : undefined
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

const separators = { '\t': 'tab', ';': 'semicolon', '|': 'bar', ',': 'comma' } as const
type Sign = keyof typeof separators

/** That a header was read as one column, since another sign than `separator` divides its columns. */
export function separatorIssue(fields: readonly string[], separator: string): FileIssue | undefined {
  const [only = '', ...more] = fields
  const signs = Object.keys(separators) as Sign[]
  const found = more.length > 0 ? undefined : signs.find(sign => sign !== separator && only.includes(sign))
  return found && { code: 'separator', expected: separators[separator as Sign], found: separators[found] }
}
