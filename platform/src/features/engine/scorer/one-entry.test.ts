import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { oneEntry } from './one-entry.ts'
import { filesOfZip } from './zip-directory.ts'

const table = strToU8('id,value\n1,2\n')

/** A zip of one file whose name is these bytes, with nothing that says how they are to be read. */
function zipNamed(name: Buffer): Uint8Array {
  const standIn = 'x'.repeat(name.length)
  const zip = Buffer.from(zipSync({ [standIn]: table }))
  for (let at = zip.indexOf(standIn); at >= 0; at = zip.indexOf(standIn, at)) name.copy(zip, at)
  return zip
}

describe('the one file of a zip', () => {
  test.each([
    ['in UTF-8 that is not said to be', Buffer.from('提交/结果.csv'), '提交/结果.csv'],
    ['in GBK', Buffer.from('bde1b9fb2e637376', 'hex'), '结果.csv'],
    ['in the encoding of old DOS', Buffer.from('r\x82sultat.csv', 'latin1'), expect.stringMatching(/\.csv$/)],
    ['with the path of Windows', Buffer.from('out\\r.csv'), 'out\\r.csv'],
  ])('has a name %s', (_how, bytes, name) => {
    expect(oneEntry(zipNamed(bytes), 1_000)).toEqual({ name, content: table })
  })

  test('stands among what systems put there', () => {
    const beside = { 'out/': table, '._r.csv': table, 'out/._结果.csv': table, '__MACOSX/._r.csv': table }
    const zip = zipSync({ ...beside, 'out/r.csv': table, 'out/.DS_Store': table })
    expect(oneEntry(zip, 1_000)).toEqual({ name: 'out/r.csv', content: table })
  })

  test('is told by its name where there are two', () => {
    const zip = Buffer.from(zipSync({ 'r.csv': table, 'xxxx.csv': table }))
    const name = Buffer.from('bde1b9fb', 'hex')
    for (let at = zip.indexOf('xxxx'); at >= 0; at = zip.indexOf('xxxx', at)) name.copy(zip, at)
    expect(oneEntry(zip, 1_000)).toEqual({ issue: { code: 'archive', found: 'r.csv, 结果.csv' } })
  })

  test.each([
    ['a comment that holds the mark of the end', `PK\x05\x06${'x'.repeat(40)}`, 0],
    ['bytes behind its comment', 'made by hand', 7],
  ])('is found before %s', (_what, comment, behind) => {
    const zip = Buffer.from(zipSync({ 'r.csv': table }))
    zip.writeUInt16LE(comment.length, zip.length - 2)
    const whole = Buffer.concat([zip, Buffer.from(comment, 'latin1'), Buffer.alloc(behind)])
    expect(filesOfZip(whole)).toMatchObject([{ name: 'r.csv' }])
  })
})
