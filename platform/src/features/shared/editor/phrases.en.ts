import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  toolbar: 'Formatting',
  heading: 'Heading',
  bold: 'Bold',
  italic: 'Italic',
  quote: 'Quote',
  code: 'Code',
  link: 'Link',
  bullets: 'List',
  numbers: 'Numbered list',
  table: 'Table',
  formula: 'Formula',
  picture: 'Insert image',
  write: 'Write',
  preview: 'Preview',
  nothing: 'Nothing to preview yet',
  loading: 'Loading preview',
  failed: 'Could not load the preview. Please try again.',
  uploading: (name: string) => `Uploading ${name}`,
  uploadFailed: (name: string, reason: string) => `Could not upload ${name}: ${reason}`,
  offline: 'could not reach the server',
  hint: 'Supports Markdown, tables and $formulas$. Paste or drop images here.',
  tableText: '| Column | Column |\n| --- | --- |\n| value | value |\n',
}
