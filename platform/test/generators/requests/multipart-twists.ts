import fc from 'fast-check'
import { at, type Twist } from './twist.ts'

const partHeads = fc.constantFrom(
  'content-disposition: form-data; name="file"',
  'content-disposition: form-data; name="file"; filename=""',
  'content-disposition: form-data; name="file"; filename="a\0b.csv"',
  'content-disposition: form-data; name="file"; filename="../../x.csv"',
  `content-disposition: form-data; name="file"; filename="${'x'.repeat(3_000)}.csv"`,
  'content-disposition: form-data; name="file"; filename="结果.csv"',
  'content-disposition: form-data; name="file"; filename*=UTF-8\'\'%ff%fe.csv',
  'content-disposition: form-data; name="file"; filename*=nope\'\'x.csv',
  'content-disposition: form-data; name="__proto__"',
  'content-disposition: form-data; name="more"; filename="more.csv"',
  'content-disposition: form-data',
  'content-disposition: attachment; name="file"; filename="r.csv"',
  'content-type: text/csv',
  'x',
  '',
  `x-long: ${'y'.repeat(90_000)}`,
  'content-disposition: form-data; name="file"; filename="r.csv"\r\ncontent-transfer-encoding: base64',
  'content-disposition: form-data; name="file"; filename="r.zip"\r\ncontent-type: application/zip',
)
export const ofParts: fc.Arbitrary<Twist> = fc.oneof(
  fc.tuple(at, partHeads).map(([index, head]): Twist => ({ parts = [] }) => {
    const part = parts[index % Math.max(1, parts.length)]
    if (part) part.head = head
  }),
  partHeads.map(
    (head): Twist =>
      ({ parts }) =>
        void parts?.push({ head, content: Buffer.from('1,2\n') }),
  ),
  at.map(
    (index): Twist =>
      ({ parts = [] }) =>
        void parts.splice(index % Math.max(1, parts.length), 1),
  ),
  fc
    .tuple(
      at,
      fc.constantFrom(
        Buffer.alloc(0),
        Buffer.alloc(70_000, 'x'),
        Buffer.from('\0'),
        Buffer.from([0xff]),
        Buffer.from('PK\x03\x04'),
      ),
    )
    .map(([index, content]): Twist => ({ parts = [] }) => {
      const part = parts[index % Math.max(1, parts.length)]
      if (part) part.content = content
    }),
  fc.constantFrom<Twist>(
    ({ parts }) => void parts?.push(...parts.map(part => ({ ...part }))),
    ({ parts }) => void parts?.reverse(),
    request => {
      if (request.parts)
        request.parts.push(
          ...Array.from({ length: 30 }, (_, index) => ({
            head: `content-disposition: form-data; name="f${index}"`,
            content: Buffer.from('1'),
          })),
        )
    },
  ),
)
