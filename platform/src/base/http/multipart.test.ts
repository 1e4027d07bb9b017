import { expect, test } from 'vitest'
import { safeFileName } from './multipart.ts'

test.each([
  ['result.csv', 'result.csv'],
  ['训练 数据（1）.csv', '训练 数据（1）.csv'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\result.csv', 'result.csv'],
  ['a/b\\c/d.csv', 'd.csv'],
  ['a\r\nb: c.csv', 'ab c.csv'],
  ['tab\tand\u0000nul\u007f.csv', 'tabandnul.csv'],
  ['line\u2028and\u2029paragraph.csv', 'lineandparagraph.csv'],
  ['\u202efdp.exe', 'fdp.exe'],
  ['\u2067rtl\u2069\u200f\u061c.csv', 'rtl.csv'],
  ['zero\u200bwidth\ufeff.csv', 'zerowidth.csv'],
  ['a "quoted" <name>|?*.csv', 'a quoted name.csv'],
  ["it's;a=b,c%20d.csv", "it's;a=b,c%20d.csv"],
  ['  spaces .csv  ', 'spaces .csv'],
  ['cafe\u0301.csv', 'café.csv'],
  ['.htaccess', '.htaccess'],
  ['..', 'file'],
  ['.', 'file'],
  ['', 'file'],
  ['folder/', 'file'],
  ['\u200b\u202e', 'file'],
  ['???', 'file'],
  ['CON.csv', '_CON.csv'],
  ['end.', 'end_'],
  [`${'长'.repeat(300)}.csv`, `${'长'.repeat(75)}.csv`],
  [`${'👍'.repeat(300)}.csv`, `${'👍'.repeat(56)}.csv`],
  ['a\ud83d.csv', 'a\ufffd.csv'],
])('a file sent as %j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept)
  expect(Buffer.byteLength(safeFileName(given))).toBeLessThanOrEqual(232)
  // What was made safe is.
  expect(safeFileName(kept)).toBe(kept)
})
