import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  allIn,
  markedJpeg,
  markedOffice,
  markedPdf,
  officePlaces,
  packageOf,
  partsOf,
} from '../../../../test/marked-files.ts'
import { smallPdf } from '../../../../test/small-pdf.ts'
import { makeNeutral } from './server/neutral/make-neutral.ts'

const office = (bytes: Uint8Array) => makeNeutral({ kind: 'office', bytes })

test.each(officePlaces.map(place => [place[0], place] as const))(
  'nobody is named in %s',
  async (_path, place) => {
    const bytes = await markedOffice('王五Wang', [place])
    expect(await allIn(bytes)).toContain('王五Wang')
    expect(await allIn(await office(bytes))).not.toContain('王五Wang')
  },
)

test('whatever a name is, it stands nowhere in a copy', async () => {
  const name = fc.stringMatching(/^[A-Za-z一-龥]{6,20}$/)
  const makers = [
    ['office', (secret: string) => markedOffice(secret)],
    ['pdf', markedPdf],
    ['picture', markedJpeg],
  ] as const
  await fc.assert(
    fc.asyncProperty(name, fc.constantFrom(...makers), async (secret, [kind, make]) => {
      const bytes = await make(secret)
      expect(await allIn(bytes)).toContain(secret)
      expect(await allIn(await makeNeutral({ kind, bytes }))).not.toContain(secret)
    }),
    { numRuns: 30 },
  )
})

test('a PDF keeps its pages, its text, its pictures and its notes', async () => {
  const neutral = await makeNeutral({ kind: 'pdf', bytes: await markedPdf('Wang Wu') })
  const with_ = (program: string, ...how: string[]) =>
    execFileSync(program, [...how], { input: neutral, encoding: 'utf8', stdio: 'pipe' })
  expect(with_('pdfinfo', '-')).toMatch(/Pages: +1\n/)
  expect(with_('pdftotext', '-', '-')).toContain('A plan')
  expect(with_('pdfimages', '-list', '-').match(/jpeg/g)).toHaveLength(2)
  expect(await allIn(neutral)).toContain('A note')
  expect(await allIn(await makeNeutral({ kind: 'pdf', bytes: await smallPdf('Wang Wu') }))).not.toContain(
    'Wang Wu',
  )
  await expect(makeNeutral({ kind: 'pdf', bytes: strToU8('%PDF-1.7\n') })).rejects.toThrow(
    /page|catalog|root/i,
  )
})

test('an office document keeps what it says, and whatever its parts are called by', async () => {
  const bytes = packageOf({
    'word/document.xml': '<w:ins w:id="1" w:author="王五"><w:t>方案 &amp; 表</w:t></w:ins>',
    'xl/tables/table1.xml': '<table displayName="销量" name="t"/>',
    'xl/metadata.xml': '<metadata><metadataTypes count="1"/></metadata>',
    'docProps/core.xml': '<cp:coreProperties xmlns:cp="c"><dc:creator>王五</dc:creator></cp:coreProperties>',
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/hyperlink" Target="https://example.com/a?b=1" TargetMode="External"/><Relationship Id="b" Type="x/image" Target="media/image1.png"/></Relationships>',
    'word/fields.xml':
      '<w:d><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:t>Company profile: a</w:t></w:d>',
  })
  const [before, after] = [partsOf(bytes), partsOf(await office(bytes))]
  expect(after['word/document.xml']).toBe('<w:ins w:id="1" w:author=""><w:t>方案 &amp; 表</w:t></w:ins>')
  expect(after['docProps/core.xml']).toBe('<cp:coreProperties xmlns:cp="c"></cp:coreProperties>')
  for (const same of [
    'xl/tables/table1.xml',
    'xl/metadata.xml',
    'word/_rels/document.xml.rels',
    'word/fields.xml',
  ])
    expect([same, after[same]]).toEqual([same, before[same]])
})

test.each([
  ['a video', 'ppt/media/media1.mp4', Buffer.from('\0\0\0\u0018ftypmp42')],
  ['a page of the web', 'word/afchunk.htm', '<html/>'],
  [
    'markup in an encoding that Office does not take',
    'word/a.xml',
    '<?xml version="1.0" encoding="gb2312"?><a/>',
  ],
  ['markup that is none', 'word/a.xml', '<a b="'],
])('a document that holds %s has no copy', async (_what, path, content) => {
  await expect(office(packageOf({ [path]: content }))).rejects.toThrow(path)
})

test('a picture is turned as it is meant to be seen', async () => {
  const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#f00' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const neutral = await makeNeutral({ kind: 'picture', bytes })
  expect(await sharp(neutral).metadata()).toMatchObject({ format: 'jpeg', width: 4, height: 8 })
})
