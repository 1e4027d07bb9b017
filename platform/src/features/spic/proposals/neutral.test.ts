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
import { strip } from '../../../../test/pixel.ts'
import { harmlessFormula } from './server/neutral/harmless-formula.ts'
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
  const all = await allIn(neutral)
  expect(all).toContain('A note')
  expect(all).toContain('A field')
  // Neither does anything happen when it is opened, nor is anything to be pressed.
  for (const key of ['OpenAction', 'AA', 'A', 'URI', 'JS', 'Names', 'AcroForm', 'Outlines', 'Link', 'Widget'])
    expect(all.split('\n')).not.toContain(key)
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
    'word/fields.xml':
      '<w:d><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:t>Company profile: a</w:t></w:d>',
  })
  const [before, after] = [partsOf(bytes), partsOf(await office(bytes))]
  expect(after['word/document.xml']).toBe('<w:ins w:id="1" w:author=""><w:t>方案 &amp; 表</w:t></w:ins>')
  for (const same of ['xl/tables/table1.xml', 'xl/metadata.xml', 'word/fields.xml'])
    expect([same, after[same]]).toEqual([same, before[same]])
})

test('an office document is what is reached from it by what it shows', async () => {
  const type = (name: string) => `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}`
  const bytes = packageOf({
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="a" Type="${type('hyperlink')}" Target="https://team.example/" TargetMode="External"/><Relationship Id="b" Type="${type('header')}" Target="header1.xml"/><Relationship Id="c" Type="${type('vbaProject')}" Target="vbaProject.bin"/></Relationships>`,
    'word/_rels/header1.xml.rels': `<Relationships><Relationship Id="a" Type="${type('footer')}" Target="../word/./footer1.xml"/></Relationships>`,
    'word/header1.xml': '<w:hdr><w:t>方案</w:t></w:hdr>',
    'word/footer1.xml': '<w:ftr/>',
    'word/vbaProject.bin': 'a',
    'word/left-behind.xml': '<w:hdr>王五</w:hdr>',
    'word/_rels/left-behind.xml.rels': '<Relationships/>',
    'docProps/core.xml': '<cp:coreProperties xmlns:cp="c"/>',
  })
  const parts = partsOf(await office(bytes))
  expect(Object.keys(parts).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/_rels/document.xml.rels',
    'word/_rels/header1.xml.rels',
    'word/document.xml',
    'word/footer1.xml',
    'word/header1.xml',
  ])
  expect(parts['word/header1.xml']).toContain('方案')
  const told = Object.values(parts).join('')
  for (const gone of ['team.example', 'vbaProject', 'left-behind', 'core']) expect(told).not.toContain(gone)
})

test('a sheet keeps the values of its cells and formulas that compute from it alone', async () => {
  const cells = [
    ['str', 't="str"', 'HYPERLINK(&quot;https://team.example&quot;,&quot;plan&quot;)', 'plan'],
    ['array', 'cm="1"', '_xlfn._xlws.SORT(A1:A2)', '7'],
    ['web', 't="str"', 'WEBSERVICE(A1)', 'seen'],
    ['picture', 'vm="1"', '_xlfn.IMAGE(A1)', '8'],
    ['dde', '', `cmd|'/c calc'!A0`, '9'],
    ['outside', '', '[1]Plan!A1', '10'],
    // A name may have stood for something that went.
    ['name', '', 'SUM(rate)*2', '11'],
  ]
  // Programs that compute nothing store no value, or 0.
  const computed = [
    '<x:c r="B1"><x:f>SUM(A1:A2)</x:f><x:v></x:v></x:c>',
    `<x:c r="B2"><x:f>IF(Plan!$A$1>1,TRUE,'Sheet1 (2)'!B$2:$C3)&amp;&quot;a&quot;</x:f><x:v>0</x:v></x:c>`,
    '<x:c r="B3"><x:f t="array" ref="B3:B4">SUM(A:A)</x:f></x:c>',
    '<x:c r="B5"><x:f t="shared" ref="B5:B6" si="1">A5*2</x:f></x:c>',
    '<x:c r="B6"><x:f t="shared" si="1"/><x:v>4</x:v></x:c>',
  ].join('')
  const made = packageOf({
    'xl/worksheets/sheet1.xml': `<x:worksheet><x:sheetData>${cells.map(([name, how, formula, value]) => `<x:c r="${name}" ${how}><x:f t="array" ref="A1">${formula}</x:f><x:v>${value}</x:v></x:c>`).join('')}<x:c r="master"><x:f t="shared" ref="A1:A9" si="0">WEBSERVICE(A1)</x:f><x:v>13</x:v></x:c><x:c r="shared"><x:f t="shared" si="0"/><x:v>12</x:v></x:c><x:c r="split"><x:f>HYPER<!-- -->LINK<![CDATA[(A1)]]></x:f></x:c><x:c r="table"><x:f t="dataTable" ref="A1:A2" r1="A1">A1</x:f></x:c>${computed}</x:sheetData><x:conditionalFormatting><x:cfRule><x:formula>AND(A1&gt;1,$B2=&quot;(x&quot;)</x:formula><x:formula>WEBSERVICE<!-- -->(A1)</x:formula><x:formula>_xlfn.IMAGE(A1)</x:formula></x:cfRule></x:conditionalFormatting><x:ext><xm:f>Lists!$A$1:$A$9</xm:f><xm:f>'[2]Lists'!$A$1</xm:f></x:ext></x:worksheet>`,
    'xl/tables/table1.xml':
      '<table><tableColumn name="a" totalsRowFunction="custom"><calculatedColumnFormula>HYPERLINK(A1)</calculatedColumnFormula><totalsRowFormula>WEBSERVICE(A1)</totalsRowFormula></tableColumn></table>',
    'xl/workbook.xml':
      '<workbook><externalReferences><externalReference r:id="rId9"/></externalReferences><definedNames><definedName name="Print">Plan!$A$1:$C$9</definedName><definedName name="go">LAMBDA(x,HYPERLINK(x))</definedName></definedNames></workbook>',
    'xl/externalLinks/externalLink1.xml':
      '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
    'xl/charts/chart1.xml': '<c:chart><c:f>Plan!$A$1:$A$5</c:f><c:f>[1]Plan!$A$1</c:f></c:chart>',
    'word/dde.xml':
      '<w:d><w:fldSimple w:instr=" DDEAUTO excel plan "><w:t>4</w:t></w:fldSimple><w:instrText>LINK Excel.Sheet.12 a</w:instrText></w:d>',
  })
  const parts = partsOf(await office(made))
  const all = Object.values(parts).join('')
  for (const [name, , , value] of [...cells, ['master', '', '', '13'], ['shared', '', '', '12']])
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(
      new RegExp(`r="${name}"[^>]*><x:v>${value}</x:v></x:c>`),
    )
  expect(all).toContain(computed)
  expect(all.match(/<x:f[ />]/g)).toHaveLength(5)
  expect(all).not.toMatch(
    /cm=|HYPER|IMAGE|\[\d|cmd|calc|SORT|Formula|custom|externalReference|externalLink|DDE|LINK/,
  )
  expect(all).not.toMatch(/WEBSERVICE\(/)
  for (const kept of [
    'AND(A1&gt;1,$B2=&quot;(x&quot;)',
    'Lists!$A$1:$A$9',
    '>Plan!$A$1:$C$9<',
    '>Plan!$A$1:$A$5<',
  ])
    expect(all).toContain(kept)
  for (const name of ['xl/charts/chart1.xml', 'xl/workbook.xml']) expect(parts[name]).toContain('>#REF!<')
  expect(parts['word/dde.xml']).toContain('<w:t>4</w:t>')
})

// Excel calls a copied sheet "Sheet1 (2)", and writes functions of 2013 and later with a prefix.
test.each([
  `'Sheet1 (2)'!$A$1:$A$5`,
  `'计划(2024)'!$A$1:$A$5`,
  `'It''s (x)'!A1&"a (b) [c] 'd"`,
  'TRUE()',
  'SUMIFS(C:C,A:A,1)/WEEKNUM(A1)',
  '_xlfn.IFNA(ROUNDUP(A1,2),0)',
])('the formula %s stays', formula => expect(harmlessFormula(formula)).toBe(formula))

test.each([
  `cmd|'/c calc'!A0`,
  `'cmd|/c calc'!A0`,
  `'[2]Lists'!A1`,
  `'C:\\plans\\a'!A1`,
  `'a'!HYPERLINK(A1)`,
  `"'"&WEBSERVICE(A1)&"'"`,
  `'"'!A1&WEBSERVICE(A1)&'"'!A1`,
  '_xlfn.IMAGE(A1)',
])('the formula %s refers to nothing in a copy', formula => expect(harmlessFormula(formula)).toBe('#REF!'))

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

test('a picture with an impossible side gets no copy', async () => {
  await expect(makeNeutral({ kind: 'picture', bytes: await strip() })).rejects.toThrow('too large')
})
