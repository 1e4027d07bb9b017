import fc from 'fast-check'
import type { Operation } from './document.ts'
import { fromSchema } from './from-schema.ts'
import type { Request } from './request.ts'

type Twist = (request: Request) => void

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
// Each a copy: a later twist writes into it, or puts it into itself.
const strange: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -0,
      -1,
      1.5,
      1e308,
      5e-324,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      [],
      {},
    ),
    fc.constantFrom(
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '\udc00x',
      '\uFEFF',
      '\u202E',
      '﷽',
      '１',
      '١',
      'NaN',
      '-',
      '1e5',
    ),
    fc.constantFrom(
      'x'.repeat(70_000),
      '猫'.repeat(2_000),
      "'; drop table x; --",
      '<img src=x onerror=1>',
      '../../x',
    ),
    fc.constantFrom(
      '2026-02-30',
      '0000-00-00',
      '9999-12-31T23:59:59.999Z',
      '+275760-09-13T00:00:00.000Z',
      'null',
    ),
    fc.constantFrom(JSON.parse(deep(60, '[', ']')), JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`)),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  .map(value => structuredClone(value))
/** As they may stand in an address, escapes and all. */
const inAddress = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    '9007199254740993',
    '99999999999999999999',
    'abc',
    '１',
    '%00',
    '%20',
  ),
  fc.constantFrom(
    '%',
    '%ff',
    '%ED%A0%80',
    '%zz',
    '..',
    '..%2f..',
    '%2e%2e',
    'a%2fb',
    '[]',
    '{}',
    '%F0%9F%98%80',
    '+',
  ),
  fc.constantFrom(
    'x'.repeat(199),
    'x'.repeat(3_000),
    '%E7%8C%AB'.repeat(100),
    'null',
    'true',
    'undefined',
    "'%22",
  ),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
)

type Place = { holder: Record<string | number, unknown>; key: string | number }
function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string | number, unknown>
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return keys.flatMap(key => [{ holder, key }, ...places(holder[key])])
}
const at = fc.nat(1_000)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const inBody =
  (index: number, change: (place: Place) => void): Twist =>
  ({ json }) => {
    const all = places(json)
    const place = all[index % Math.max(1, all.length)]
    if (place) change(place)
  }

const ofBody: fc.Arbitrary<Twist> = fc.oneof(
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
const ofText: fc.Arbitrary<Twist> = fc.oneof(
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
const ofParts: fc.Arbitrary<Twist> = fc.oneof(
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

const ofHeaders: fc.Arbitrary<Twist> = fc
  .constantFrom<[string, string]>(
    ['content-type', 'text/plain'],
    ['content-type', 'application/json; charset=gbk'],
    ['content-type', 'application/x-www-form-urlencoded'],
    ['content-type', 'multipart/form-data'],
    ['content-type', 'multipart/form-data; boundary='],
    ['content-type', 'multipart/form-data; boundary=other'],
    ['content-type', `multipart/form-data; boundary=${'b'.repeat(200)}`],
    ['content-type', 'multipart/mixed; boundary=----generated'],
    ['content-type', 'application/json;;;='],
    ['content-type', ''],
    ['content-type', '/'],
    ['content-encoding', 'gzip'],
    ['content-length', '5'],
    ['content-length', '99999999'],
    ['content-length', '-1'],
    ['content-length', 'x'],
    ['transfer-encoding', 'chunked'],
    ['cookie', 'leitai_session=; leitai_session=x; ==; \t'],
    ['cookie', `leitai_session=${'x'.repeat(5_000)}`],
    ['cookie', 'leitai_session=%00%ff%'],
    ['cookie', 'lang=%E7; leitai_lang=xx'],
    ['authorization', 'Bearer '],
    ['authorization', 'Bearer \u00ff\u00fe'],
    ['authorization', `Bearer ${'a'.repeat(4_000)}`],
    ['authorization', 'Basic !!!'],
    ['accept-language', ';q=,,,*;q=9,zh-Hant-TW;q=x'],
    ['accept-language', 'x'.repeat(5_000)],
    ['accept', 'text/html'],
    ['accept', ';;'],
    ['accept-encoding', 'identity;q=0, *;q=0'],
    ['if-none-match', '*'],
    ['if-none-match', '"a", W/"b", x'],
    ['if-modified-since', 'yesterday'],
    ['range', 'bytes=0-0'],
    ['range', 'bytes=5-1'],
    ['range', 'bytes=-'],
    ['range', 'bytes=0-1,3-4'],
    ['range', 'bytes=99999999999999999999-'],
    ['range', 'lines=1'],
    ['if-range', '"x"'],
    ['idempotency-key', 'x'],
    ['idempotency-key', '\u00ff'.repeat(300)],
    ['idempotency-key', '0190a5c0-0000-7000-8000-000000000000'],
    ['origin', 'null'],
    ['origin', 'http://elsewhere.test'],
    ['sec-fetch-site', 'cross-site'],
    ['host', 'a b'],
    ['host', ''],
    ['x-forwarded-for', '999.1.1.1, ::g'],
    ['x-forwarded-proto', 'javascript'],
    ['x-http-method-override', 'DELETE'],
    ['x-time-zone', 'Mars/Base'],
    ['time-zone', 'x'.repeat(200)],
    ['user-agent', '\u00e4'.repeat(1_000)],
    ['last-event-id', '-1'],
    ['expect', '100-continue'],
    ['upgrade', 'websocket'],
    ['x-request-id', 'a\tb'],
  )
  .map(
    ([name, value]): Twist =>
      ({ headers }) =>
        void (headers[name] = value),
  )

const ofAddress = ({ path, parameters }: Operation): fc.Arbitrary<Twist> => {
  const names = fc.constantFrom(
    ...parameters.filter(one => one.in === 'query').map(one => one.name),
    'more',
    '__proto__',
    'a[b]',
    '%00',
    '',
  )
  return fc.oneof(
    fc.tuple(names, inAddress).map(([name, value]): Twist => ({ query }) => {
      const known = query.find(([other]) => other === name)
      if (known) known[1] = value
      else query.push([name, value])
    }),
    fc.tuple(names, inAddress).map(
      ([name, value]): Twist =>
        ({ query }) =>
          void query.push([name, value], [name, value]),
    ),
    fc.tuple(at, inAddress).map(([index, value]): Twist => request => {
      const segments = request.path.split('/')
      const ids = path.split('/').flatMap((segment, place) => (segment.startsWith('{') ? [place] : []))
      const place = ids[index % Math.max(1, ids.length)]
      if (place !== undefined) request.path = segments.with(place, value).join('/')
    }),
  )
}

/** What the document allows in place of what somebody would ask. */
const allowed = ({ parameters, body }: Operation): fc.Arbitrary<Twist>[] => {
  const query = parameters.filter(one => one.in === 'query')
  const values = fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, fromSchema(schema)])), {
    requiredKeys: query.filter(one => one.required).map(one => one.name),
  })
  return [
    ...(query.length === 0
      ? []
      : [
          values.map((made): Twist => request => {
            request.query = Object.entries(made as Record<string, unknown>).map(([name, value]) => [
              name,
              encodeURIComponent(String(value).toWellFormed()),
            ])
          }),
        ]),
    ...(body?.type === 'application/json'
      ? [
          fromSchema(body.schema).map(
            (json): Twist =>
              request =>
                void (request.json = json),
          ),
        ]
      : []),
  ]
}

const ofMethod: fc.Arbitrary<Twist> = fc
  .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')
  .map(
    (method): Twist =>
      request =>
        void (request.method = method),
  )

/** One or two things that are done to a request, or nothing. */
export function twistsOf(operation: Operation): fc.Arbitrary<Twist[]> {
  const fitting = [
    ofHeaders,
    ofAddress(operation),
    ...allowed(operation),
    ...(operation.body?.type === 'application/json' ? [ofBody, ofBody, ofText] : []),
    ...(operation.body?.type.startsWith('multipart') ? [ofParts, ofParts, ofText] : []),
  ]
  return fc.oneof(
    { weight: 14, arbitrary: fc.array(fc.oneof(...fitting), { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constant<Twist[]>([]) },
    { weight: 1, arbitrary: ofMethod.map(one => [one]) },
  )
}
