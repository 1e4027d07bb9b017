import { convertUntrusted } from '../../../../../base/markdown/untrusted.ts'
import { longestText } from '../../../../shared/editor/rules.ts'
import { mostTextBytes } from '../../rules.ts'
import { fileAt, type Bundle } from './bundle.ts'
import type { Fields, Report } from './fields.ts'

/** A page that a field names, as Markdown; what cannot be read is told. Undefined where there is none. */
export async function pageOf(bundle: Bundle, fields: Fields, key: string): Promise<string | undefined> {
  const path = fields.text(key)
  return path === undefined ? undefined : readPage(bundle, fields.report, fields.at(key), path)
}

export async function readPage(
  bundle: Bundle,
  report: Report,
  field: string,
  path: string,
): Promise<string | undefined> {
  const file = fileAt(bundle, path)
  if (!file) {
    // Some write the text itself where others name a file.
    if (/\s|</.test(path.trim()) && path.length > 40) return toMarkdown(report, field, path, true)
    report.left(field, 'no_such_file', path)
    return undefined
  }
  if (file.size > mostTextBytes) {
    report.left(field, 'bad_text')
    return undefined
  }
  const bytes = await file.read(mostTextBytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    report.left(field, 'bad_text')
    return undefined
  }
  return toMarkdown(report, field, text, /\.html?$/i.test(file.path))
}

async function toMarkdown(
  report: Report,
  field: string,
  text: string,
  isHtml: boolean,
): Promise<string | undefined> {
  const markdown = isHtml ? await convertUntrusted(text) : text.replace(/\r\n?/g, '\n').trim()
  if (markdown === null) {
    report.left(field, 'bad_text')
    return undefined
  }
  if (markdown === '') {
    report.left(field, 'empty')
    return undefined
  }
  if (markdown.length > longestText) {
    report.changed(field, 'cut_short', longestText)
    return markdown.slice(0, longestText)
  }
  if (isHtml) report.changed(field, 'from_html')
  else report.taken(field)
  return markdown.normalize('NFC')
}
