import { expect, test } from 'vitest'
import { z } from 'zod'
import { headline, instant, line } from '../contract/call.ts'
import { readAs } from './issues.ts'

/** What is said in both languages of `value`. */
const said = (schema: z.ZodType, value: unknown) =>
  readAs(schema, value, 'body').issues?.map(({ message }) => message)
const both = (zh: string, en: string) => [{ zh, en }]

test.each([
  ['nothing', z.string(), undefined, '请填写这一项。', 'This is required.'],
  ['an empty line', line(9).min(1), '  ', '请填写这一项。', 'This is required.'],
  ['a missing choice', z.enum(['a']), undefined, '请填写这一项。', 'This is required.'],
  ['a missing moment', instant(), undefined, '请填写这一项。', 'This is required.'],
  ['no text', z.string(), 5, '请填写文字。', 'Enter text.'],
  ['no number', z.number(), 'x', '请填写数字。', 'Enter a number.'],
  ['no number in a query', z.coerce.number(), 'x', '请填写数字。', 'Enter a number.'],
  ['half a number', z.int(), 1.5, '请填写整数。', 'Enter a whole number.'],
  ['no list', z.array(z.string()), 'x', '这里应是一个列表。', 'This must be a list.'],
  ['no object', z.object({}), [], '这里应是一组字段。', 'This must be a group of fields.'],
  ['no truth', z.boolean(), 'x', '只能是 true 或 false。', 'Must be true or false.'],
  ['a short text', z.string().min(2), 'x', '至少填写 2 个字符。', 'Enter at least 2 characters.'],
  ['a long text', z.string().max(2), 'xxx', '最多 2 个字符。', 'Enter at most 2 characters.'],
  ['a text of another length', z.string().length(1), 'xx', '应为 1 个字符。', 'Enter exactly 1 character.'],
  ['few entries', z.array(z.int()).min(1), [], '至少要有 1 项。', 'Needs at least 1 entry.'],
  ['many entries', z.array(z.int()).max(2), [1, 2, 3], '最多 2 项。', 'Takes at most 2 entries.'],
  ['a small number', z.number().min(3), 2, '不能小于 3。', 'Must be 3 or more.'],
  ['a number not positive', z.number().positive(), 0, '必须大于 0。', 'Must be greater than 0.'],
  ['a large number', z.number().max(3), 4, '不能大于 3。', 'Must be 3 or less.'],
  ['a number too near', z.number().lt(3), 3, '必须小于 3。', 'Must be less than 3.'],
  ['no multiple', z.number().multipleOf(5), 4, '必须是 5 的倍数。', 'Must be a multiple of 5.'],
  ['no choice', z.enum(['a', 'b']), 'c', '只能是：a、b。', 'Must be one of: a, b.'],
  ['no form of several', z.union([z.literal(0), z.literal(1)]), 2, '只能是：0、1。', 'Must be one of: 0, 1.'],
  [
    'no variant',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
    { kind: 'c' },
    '只能是：a、b。',
    'Must be one of: a, b.',
  ],
  [
    'no moment',
    instant(),
    'tomorrow',
    '请填写有效的日期和时间，例如 2026-05-01T09:00:00Z。',
    'Enter a valid date and time, such as 2026-05-01T09:00:00Z.',
  ],
  [
    'no day',
    z.iso.date(),
    '2026-02-30',
    '请填写有效的日期，例如 2026-05-01。',
    'Enter a valid date, such as 2026-05-01.',
  ],
  [
    'no address',
    z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    'ftp://x.example',
    '请填写以 http:// 或 https:// 开头的网址。',
    'Enter a URL that starts with http:// or https://.',
  ],
  ['an unseen text', headline(9), '⠀', '请填写看得见的文字。', 'Enter at least one visible character.'],
  ['control characters', line(9), 'a\u0007b', '不能含有控制字符。', 'Control characters are not allowed.'],
  [
    'another pattern',
    z.string().regex(/^a$/),
    'b',
    '格式不对，请检查。',
    'The format is not right. Please check.',
  ],
  ['an unknown field', z.strictObject({}), { a: 1 }, '这里没有这个字段。', 'Unknown field.'],
  [
    'a broken rule',
    z.string().refine(() => false),
    'x',
    '这里的内容不符合要求。',
    'This value is not valid.',
  ],
  [
    'a broken rule with a code',
    z.string().refine(() => false, { params: { code: 'duplicate' } }),
    'x',
    '不能有重复的内容。',
    'Must not contain duplicates.',
  ],
  [
    'a text too long as people count',
    z.string().refine(() => false, { params: { code: 'too_big', maximum: 5 } }),
    'x',
    '最多 5 个字符。',
    'Enter at most 5 characters.',
  ],
])('%s is told plainly in both languages', (_name, schema, value, zh, en) => {
  expect(said(schema, value)).toEqual(both(zh, en))
})

test('every wrong place is named, each unknown field for itself', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ name: z.string() })) })
  expect(
    readAs(schema, { list: [{ name: 1, a: 1, b: 2 }] }, 'body').issues?.map(({ path, code }) => [path, code]),
  ).toEqual([
    ['body.list.0.name', 'invalid_type'],
    ['body.list.0.a', 'unrecognized_keys'],
    ['body.list.0.b', 'unrecognized_keys'],
  ])
})
