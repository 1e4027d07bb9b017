import fc from 'fast-check'
import { deep, strange } from './strange-values.ts'
import { at, type Twist } from './twist.ts'

type Place = { holder: Record<string | number, unknown>; key: string | number }
function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string | number, unknown>
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return keys.flatMap(key => [{ holder, key }, ...places(holder[key])])
}
const share = fc.double({ min: 0, max: 1, noNaN: true })
const inBody =
  (index: number, change: (place: Place) => void): Twist =>
  ({ json }) => {
    const all = places(json)
    const place = all[index % Math.max(1, all.length)]
    if (place) change(place)
  }

/** A field that is another, gone or too much. */
export const ofBody: fc.Arbitrary<Twist> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(at, strange)
      .map(([index, value]) => inBody(index, ({ holder, key }) => (holder[key] = value))),
  },
  at.map(index =>
    inBody(index, ({ holder, key }) =>
      Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key],
    ),
  ),
  fc
    .tuple(fc.constantFrom('more', '', 'constructor', 'toString', 'id', '\0', '\ud800'), strange)
    .map(([key, value]): Twist => ({ json }) => {
      if (typeof json === 'object' && json !== null) (json as Record<string, unknown>)[key] = value
    }),
  strange.map(
    (value): Twist =>
      request =>
        void (request.json = value),
  ),
)

const text = (json: unknown) => (json === undefined ? '{}' : JSON.stringify(json))
/** Bytes that are no longer what the fields make. */
export const ofText: fc.Arbitrary<Twist> = fc.oneof(
  fc
    .constantFrom<(text: string) => string | Buffer>(
      one => deep(5_000, '[', ']') + one,
      one => `${'{"a":'.repeat(5_000)}${one}`,
      () => deep(300, '[', ']'),
      one => one.replace('{', '{"__proto__":{"isAdmin":true},'),
      one => one.replace('{', '{"constructor":{"prototype":{}},'),
      one => one.replace(/\{("(?:[^"\\]|\\.)*":)/, '{$11,$1'),
      one => `\uFEFF${one}`,
      one => `${one},`,
      one => `${one}\0`,
      one => one.replaceAll('"', "'"),
      one => one.replaceAll(/\d+/g, '1e999'),
      one => one.replaceAll(/\d+/g, '123456789012345678901234567890'),
      one => one.replaceAll(/\d+/g, '-0.0'),
      one => Buffer.from(one, 'utf16le'),
      one =>
        Buffer.concat([
          Buffer.from(one.slice(0, 5)),
          Buffer.from([0xff, 0xfe, 0xc0]),
          Buffer.from(one.slice(5)),
        ]),
      () => 'null',
      () => '',
      () => '"a"',
      () => ' '.repeat(2_000_000),
      () => Buffer.alloc(100),
    )
    .map(
      (change): Twist =>
        request =>
          void (request.raw = Buffer.from(change(text(request.json)) as string)),
    ),
  share.map(
    (part): Twist =>
      request =>
        void request.afterwards.push(bytes => bytes.subarray(0, part * bytes.length)),
  ),
  fc.tuple(share, fc.constantFrom('ff', '00', '22', '0d0a', '2d2d2d2d')).map(
    ([part, hex]): Twist =>
      request =>
        void request.afterwards.push(bytes =>
          Buffer.concat([
            bytes.subarray(0, part * bytes.length),
            Buffer.from(hex, 'hex'),
            bytes.subarray(part * bytes.length),
          ]),
        ),
  ),
)
