import { expect, test } from 'vitest'
import { formatBytes, formatCount, formatRelative, formatTime } from './format.ts'

const now = '2026-11-21T04:00:00.000Z'

test.each([
  ['2026-11-21T03:59:00.000Z', '刚刚', 'just now'],
  ['2026-11-21T02:59:00.000Z', '1 小时前', '1 h ago'],
  ['2026-11-20T05:00:00.000Z', '23 小时前', '23 h ago'],
  ['2026-11-19T04:00:00.000Z', '2 天前', '2 d ago'],
  ['2026-10-01T04:00:00.000Z', '2026/10/01', '2026/10/01'],
])('%s is %s / %s', (at, zh, en) => {
  expect(formatRelative(at, now, 'Asia/Shanghai', 'zh-CN')).toBe(zh)
  expect(formatRelative(at, now, 'Asia/Shanghai', 'en-US')).toBe(en)
})

test('times stand in their zone', () =>
  expect(formatTime('2026-11-20T16:05:00.000Z', 'Asia/Shanghai')).toBe('2026/11/21 00:05'))
test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [132000, '132,000'],
  [1234567, '1,234,567'],
])('%d', (value, text) => expect(formatCount(value)).toBe(text))
test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [10_485_760, '10.0 MB'],
])('%d bytes', (value, text) => expect(formatBytes(value)).toBe(text))
