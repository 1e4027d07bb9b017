import fc from 'fast-check'

export const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
// Each a copy: a later twist writes into it, or puts it into itself.
/** What no field of a body is, and some that are nearly one. */
export const strange: fc.Arbitrary<unknown> = fc
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
export const inAddress = fc.oneof(
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
