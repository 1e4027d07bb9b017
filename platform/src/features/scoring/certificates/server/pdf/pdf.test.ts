import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdfText } from '../../../../../../test/pdf-text.ts'
import { drawCertificate } from './draw.ts'
import { fitLine, fitParagraph, settable, wrap } from '../../../../../base/typesetting/fitting.ts'
import { print } from './print.ts'
import type { Printed } from './printed.ts'

const usual: Printed = {
  lang: 'zh-CN',
  facts: {
    number: '2026-1001-00042',
    name: '欧阳㛃龘',
    team: '深度学习小分队',
    rank: 3,
    competition: '智能交通预测大赛',
    award: '二等奖',
    issuedOn: '2026-11-25',
  },
  title: '荣誉证书',
  body: '在“智能交通预测大赛”中获得第 3 名。',
  issuer: '组委会',
  signers: [{ name: '王教授', picture: null }],
  logo: null,
  seal: null,
  address: 'https://leitai.example/certificates/0123456789abcdefghjk',
  mark: null,
}

const infoOf = (file: Uint8Array): string => execFileSync('pdfinfo', ['-'], { input: file, encoding: 'utf8' })

describe('a certificate', () => {
  test('is one page of A4 in landscape, with text that can be selected', async () => {
    const file = await drawCertificate(usual)
    const text = pdfText(file)
    for (const said of [
      '荣誉证书',
      '欧阳㛃龘',
      '二等奖',
      '王教授',
      '2026-1001-00042',
      '2026年11月25日',
      '扫码查验',
    ])
      expect(text).toContain(said)
    expect(text.replaceAll('\n', '')).toContain('在“智能交通预测大赛”中获得第 3 名。')
    expect(infoOf(file)).toMatch(/Pages: +1\n/)
    expect(infoOf(file)).toMatch(/Page size: +841\.89 x 595\.28 pts \(A4\)/)
  })

  test('is the same to the byte for the same input, here and in the thread that makes them', async () => {
    const file = Buffer.from(await drawCertificate(usual))
    expect(file.equals(Buffer.from(await drawCertificate(structuredClone(usual))))).toBe(true)
    expect(file.equals(await print(usual))).toBe(true)
    expect(file.equals(Buffer.from(await drawCertificate({ ...usual, issuer: '别人' })))).toBe(false)
  })

  test('carries its fonts in part, and pictures with their transparency', async () => {
    const picture = new Uint8Array(
      await sharp({ create: { width: 90, height: 40, channels: 4, background: '#f008' } })
        .png()
        .toBuffer(),
    )
    const file = await drawCertificate({
      ...usual,
      logo: picture,
      seal: picture,
      signers: [{ name: 'A', picture }],
    })
    expect(file.length).toBeLessThan(200_000)
    const fonts = execFileSync('pdffonts', ['-'], { input: file, encoding: 'utf8' })
    expect(fonts.match(/NotoSansHans-(?:Bold|Regular) .* yes yes yes/g)).toHaveLength(2)
  })

  test.each([
    ['a long word', 'W'.repeat(400)],
    ['long Chinese', '超长队名'.repeat(120)],
    ['emoji', '😀👨‍👩‍👧‍👦🏳️‍🌈'.repeat(20)],
    ['the other direction', 'مرحبا بالعالم \u202Eשלום\u202C'.repeat(10)],
    ['marks on marks', `a${'\u0301'.repeat(300)}`],
    ['nothing to see', '\u200B\u2060'],
    ['PDF syntax', ') Tj ET (\\ 123 0 R << /JS (x) >> stream'],
  ])('of %s stays on its page and within its frame', async (_name, said) => {
    const facts = { ...usual.facts, name: said, team: said, award: said, competition: said }
    const signers = [said, said].map(name => ({ name, picture: null }))
    const file = await drawCertificate({ ...usual, facts, title: said, body: said, issuer: said, signers })
    expect(infoOf(file)).toMatch(/Pages: +1\n/)
    const boxes = [
      ...pdfText(file, '-bbox').matchAll(
        /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)"/g,
      ),
    ]
    for (const [, left, top, right, bottom] of boxes) {
      expect(Number(left)).toBeGreaterThan(38)
      expect(Number(right)).toBeLessThan(841.89 - 38)
      expect(Number(top)).toBeGreaterThan(38)
      expect(Number(bottom)).toBeLessThan(595.28 - 31)
    }
  })
})

describe('setting a text', () => {
  const latin = (codePoint: number) => codePoint < 0x250 || codePoint === 0x25a1
  test.each([
    ['  two\n lines\t', 'two lines'],
    ['e\u0301', 'é'],
    ['a\u202Eb\u200D', 'ab'],
    ['好', '□'],
    ['x👨‍👩‍👧y', 'x□y'],
    ['\u200B', ''],
  ])('%j becomes %j', (given, set) => expect(settable(given, latin)).toBe(set))

  // Every sign is one wide at size 1.
  const measure = (text: string) => [...text].length
  test('keeps Chinese marks off the beginning of a line', () => {
    for (let width = 6; width < 14; width++)
      for (const line of wrap('他说：“我们，很好。”（真的）', { width, lang: 'zh-CN', measure }))
        expect(line).not.toMatch(/^[，。：”）]/u)
  })

  test('never makes a line wider or a paragraph higher than it may be, and loses nothing that fits', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'W', '好', '，', '。', ' ', '“'), maxLength: 60 })
    fc.assert(
      fc.property(
        word,
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 20, max: 200 }),
        (text, width, height) => {
          const ask = { width, height, size: 17, least: 7, leading: 1.5, lang: 'zh-CN', measure }
          const { lines, size } = fitParagraph(text.trim(), ask)
          expect(Math.max(0, lines.length * size * 1.5)).toBeLessThanOrEqual(Math.max(height, 0))
          for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(width + 1e-9)
          if (!lines.some(line => line.includes('…')))
            expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
          const line = fitLine(text, { width, size: 30, least: 6, measure })
          expect(measure(line.text) * line.size).toBeLessThanOrEqual(width + 1e-9)
        },
      ),
    )
  })
})
