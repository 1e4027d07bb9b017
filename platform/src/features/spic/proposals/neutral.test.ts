import { execFileSync } from 'node:child_process'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { smallPdf } from '../../../../test/small-pdf.ts'
import { makeNeutral } from './server/neutral/make-neutral.ts'

test('a PDF keeps its pages and loses who made it', async () => {
  const bytes = await smallPdf('Wang Wu')
  expect(execFileSync('pdfinfo', ['-'], { input: bytes, encoding: 'utf8' })).toContain('Wang Wu')
  const neutral = await makeNeutral({ kind: 'pdf', bytes })
  const info = execFileSync('pdfinfo', ['-'], { input: neutral, encoding: 'utf8' })
  expect(info).toMatch(/Pages: +1\n/)
  expect(info).not.toMatch(/Author|Wang Wu/)
  expect(Buffer.from(neutral).includes('Wang Wu')).toBe(false)
  await expect(makeNeutral({ kind: 'pdf', bytes: strToU8('%PDF-1.7\n') })).rejects.toThrow(
    /page|catalog|root/i,
  )
})

test('an office document keeps its text and loses its properties and the names at its changes', async () => {
  const bytes = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'docProps/core.xml': strToU8('<cp:coreProperties><dc:creator>王五</dc:creator></cp:coreProperties>'),
    'docProps/app.xml': strToU8('<Properties><Company>临江水务</Company></Properties>'),
    'word/document.xml': strToU8('<w:ins w:id="1" w:author="王五"><w:t>方案</w:t></w:ins>'),
    'xl/comments1.xml': strToU8('<authors><author>王五</author></authors>'),
    'ppt/commentAuthors.xml': strToU8('<p:cmAuthor id="1" name="王五" initials="W"/>'),
  })
  const parts = unzipSync(await makeNeutral({ kind: 'office', bytes }))
  const all = Object.values(parts)
    .map(part => strFromU8(part))
    .join('')
  expect(all).toContain('<w:ins w:id="1" w:author=""><w:t>方案</w:t></w:ins>')
  for (const said of ['王五', '临江水务']) expect(all).not.toContain(said)
})

test('a picture loses what its camera wrote', async () => {
  const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#f00' } })
    .withExif({ IFD0: { Artist: 'Wang Wu' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('Wang Wu')).toBe(true)
  const neutral = Buffer.from(await makeNeutral({ kind: 'picture', bytes }))
  expect(neutral.includes('Wang Wu')).toBe(false)
  expect(await sharp(neutral).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 4 })
})
