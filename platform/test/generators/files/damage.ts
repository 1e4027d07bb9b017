import fc from 'fast-check'
import { gbk, latin1, utf16 } from './encodings.ts'

/** What happens to text on its way into a file. `bare` marks UTF-16 that does not say so, of which no reader can be sure. */
export type Written = { bytes: Buffer; bare?: 'ascii' | 'unicode' }
type Damage = (text: string) => Written

const asUtf8: Damage = text => ({ bytes: Buffer.from(text) })
const encoded =
  (encode: (text: string) => Buffer): Damage =>
  text => ({ bytes: encode(text) })
const bare =
  (order: 'LE' | 'BE'): Damage =>
  text =>
    // A file without a byte is empty, in whatever encoding.
    text === ''
      ? asUtf8(text)
      : {
          bytes: utf16(text, order, false),
          bare: [...text].every(sign => sign < '\u0080') ? 'ascii' : 'unicode',
        }

/** At a share of the whole, so that a place stays in its part of the file while a counterexample is made smaller. */
const inBytes = (share: number, bytes: Buffer, wrong: Buffer): Buffer => {
  const at = Math.floor(share * bytes.length)
  return Buffer.concat([bytes.subarray(0, at), wrong, bytes.subarray(at)])
}
const share = fc.double({ min: 0, max: 1, noNaN: true })

const noUtf8 = ['ff', 'c080', 'eda080', 'e4bd', 'f5808080', 'f0808080', '80', 'c3', 'f09f98'].map(hex =>
  Buffer.from(hex, 'hex'),
)

const wrongBytes: fc.Arbitrary<Damage> = fc
  .tuple(share, fc.constantFrom(Buffer.from([0]), ...noUtf8))
  .map(([at, wrong]) => text => ({ bytes: inBytes(at, Buffer.from(text), wrong) }))

const wrongSigns: fc.Arbitrary<Damage> = fc
  .tuple(
    share,
    fc.constantFrom('"', '""', ',', '\t', '\n', '\r', '\r\n', ' ', '\uFEFF', 'x', '\u00A0', '\v', '}', ']'),
  )
  .map(
    ([at, sign]) =>
      text =>
        asUtf8(text.slice(0, at * text.length) + sign + text.slice(at * text.length)),
  )

const cut: fc.Arbitrary<Damage> = share.map(at => text => {
  const bytes = Buffer.from(text)
  return { bytes: bytes.subarray(0, Math.floor(at * bytes.length)) }
})

/** Mostly none; several kinds of it rarely meet in one file. */
export const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(asUtf8) },
  { weight: 3, arbitrary: wrongSigns },
  { weight: 2, arbitrary: wrongBytes },
  { weight: 1, arbitrary: cut },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      encoded(gbk),
      encoded(latin1),
      encoded(text => utf16(text, 'LE', true)),
      encoded(text => utf16(text, 'BE', true)),
      bare('LE'),
      bare('BE'),
    ),
  },
)

/** Empty lines that bring what follows to the end of what is read at once, and beyond it. */
export const padding: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom('\n', '\r', '\r\n').map(end => end.repeat(70_000)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('\n', '\r', '\r\n'), fc.integer({ min: -60, max: 3 }))
      .map(([end, by]) => end.repeat((1024 ** 2 + by) / end.length)),
  },
)
