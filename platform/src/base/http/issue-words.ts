import type { z } from 'zod'
import { visible } from '../contract/call.ts'
import type { Localized } from '../web/language.ts'
import { wordFor } from '../web/words.ts'

const both = (zh: string, en: string): Localized => ({ zh, en })

/** What issues of our own rules mean; those of one feature alone are told by its page. */
const byCode: Record<string, Localized> = {
  required: both('请填写这一项。', 'This is required.'),
  invisible: both('请填写看得见的文字。', 'Enter at least one visible character.'),
  misleading: both(
    '名称里混用了不同文字中外形相同的字母，或有改变书写方向的字符、过多的附加符号，请修改。',
    'This name mixes letters of different scripts that look alike, changes the direction of writing or piles up marks.',
  ),
  duplicate: both('不能有重复的内容。', 'Must not contain duplicates.'),
  unknown: both('没有这个选项。', 'Choose one of the options.'),
  taken: both('已被使用，请换一个。', 'Already taken. Please choose another.'),
  name_taken: both(
    '名称已被使用、与已有名称外形相近，或为本站保留，请换一个。',
    'This name is taken, looks like one that is, or is reserved. Choose another one.',
  ),
  not_a_domain: both(
    '请填写公网域名，例如 contest.example.org；不能是 IP 地址或 localhost。',
    'Enter a public domain name, such as contest.example.org. IP addresses and localhost are not allowed.',
  ),
  before_start: both('必须晚于开始时间。', 'Must be after the start.'),
  out_of_range: both('超出了允许的范围。', 'This is outside the allowed range.'),
  too_small: both('内容太短，或数值太小。', 'Too short or too small.'),
  too_big: both('内容太长，或数值太大。', 'Too long or too large.'),
  invalid_value: both('没有这个选项。', 'Choose one of the options.'),
  unrecognized_keys: both('这里没有这个字段。', 'Unknown field.'),
}
export const wordsOfCode = (code: string): Localized | undefined => wordFor(byCode, code)

const wrong = both('这里的内容不符合要求。', 'This value is not valid.')
const required = byCode.required ?? wrong

const types: Record<string, Localized> = {
  string: both('请填写文字。', 'Enter text.'),
  number: both('请填写数字。', 'Enter a number.'),
  int: both('请填写整数。', 'Enter a whole number.'),
  boolean: both('只能是 true 或 false。', 'Must be true or false.'),
  date: both('请填写有效的日期和时间。', 'Enter a valid date and time.'),
  array: both('这里应是一个列表。', 'This must be a list.'),
  object: both('这里应是一组字段。', 'This must be a group of fields.'),
  record: both('这里应是一组字段。', 'This must be a group of fields.'),
}

const formats: Record<string, Localized> = {
  datetime: both(
    '请填写有效的日期和时间，例如 2026-05-01T09:00:00Z。',
    'Enter a valid date and time, such as 2026-05-01T09:00:00Z.',
  ),
  date: both('请填写有效的日期，例如 2026-05-01。', 'Enter a valid date, such as 2026-05-01.'),
  url: both('请填写以 http:// 或 https:// 开头的网址。', 'Enter a URL that starts with http:// or https://.'),
  email: both('请填写有效的邮箱地址。', 'Enter a valid email address.'),
  safeint: types.int ?? wrong,
}

/** What a schema found wrong, said to whoever typed it. The issue was made with `reportInput`. */
export function wordsOf(issue: z.core.$ZodIssue): Localized {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : (types[issue.expected] ?? wrong)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format] ?? ofPattern(issue.pattern)
    case 'not_multiple_of':
      return both(`必须是 ${issue.divisor} 的倍数。`, `Must be a multiple of ${issue.divisor}.`)
    case 'unrecognized_keys':
      return wordsOfCode(issue.code) ?? wrong
    case 'invalid_value':
      return issue.input === undefined ? required : oneOf(issue.values)
    case 'invalid_union':
      return ofUnion(issue)
    case 'custom':
      return ofRule(issue.params ?? {})
    default:
      return wrong
  }
}

type Least = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum' | 'inclusive' | 'exact'>
function tooSmall({ origin, minimum, inclusive, exact }: Least): Localized {
  const least = Number(minimum) + (inclusive === false ? 1 : 0)
  if (origin === 'string')
    return least === 1
      ? required
      : characters(exact ? '应为' : '至少填写', exact ? 'exactly' : 'at least', least)
  if (origin === 'array') return both(`至少要有 ${least} 项。`, `Needs at least ${entries(least)}.`)
  return inclusive === false
    ? both(`必须大于 ${minimum}。`, `Must be greater than ${minimum}.`)
    : both(`不能小于 ${minimum}。`, `Must be ${minimum} or more.`)
}

type Most = Pick<z.core.$ZodIssueTooBig, 'origin' | 'maximum' | 'inclusive' | 'exact'>
function tooBig({ origin, maximum, inclusive, exact }: Most): Localized {
  const most = Number(maximum) - (inclusive === false ? 1 : 0)
  if (origin === 'string') return characters(exact ? '应为' : '最多', exact ? 'exactly' : 'at most', most)
  if (origin === 'array') return both(`最多 ${most} 项。`, `Takes at most ${entries(most)}.`)
  return inclusive === false
    ? both(`必须小于 ${maximum}。`, `Must be less than ${maximum}.`)
    : both(`不能大于 ${maximum}。`, `Must be ${maximum} or less.`)
}

const characters = (zh: string, en: string, count: number): Localized =>
  both(`${zh} ${count} 个字符。`, `Enter ${en} ${count} ${count === 1 ? 'character' : 'characters'}.`)
const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)

function oneOf(values: readonly unknown[]): Localized {
  const few = values.slice(0, 12).map(String)
  if (few.length < values.length) return wordsOfCode('invalid_value') ?? wrong
  return both(`只能是：${few.join('、')}。`, `Must be one of: ${few.join(', ')}.`)
}

function ofPattern(pattern = ''): Localized {
  if (pattern === String(visible)) return byCode.invisible ?? wrong
  // Lines and texts allow different ones, and all patterns of them name these signs.
  if (pattern.includes('\\P{Cc}')) return both('不能含有控制字符。', 'Control characters are not allowed.')
  return both('格式不对，请检查。', 'The format is not right. Please check.')
}

/** Of several forms that a value may have: what is wrong by the first that its kind fits. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion): Localized {
  if (issue.input === undefined) return required
  const fitting = issue.errors.find(([first]) => first && !isOfAnotherKind(first))
  const [first] = fitting ?? []
  if (first) return wordsOf(first)
  const values = issue.errors.flatMap(([only]) => (only?.code === 'invalid_value' ? only.values : []))
  if (values.length > 0 && values.length === issue.errors.length) return oneOf(values)
  return 'options' in issue && issue.options ? oneOf(issue.options) : wrong
}

const isOfAnotherKind = ({ code, path }: z.core.$ZodIssue): boolean =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')

/** A rule of our own names its code, and the number that it is about. */
function ofRule({ code, maximum }: { code?: string; maximum?: number }): Localized {
  if (code === 'too_big' && maximum !== undefined) return tooBig({ origin: 'string', maximum })
  return (code === undefined ? undefined : wordsOfCode(code)) ?? wrong
}
