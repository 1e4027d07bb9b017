import { expect, test } from 'vitest'
import { tooManyFault } from './limits.ts'

test.each([
  [250, '操作太频繁，请稍后再试。', 'Too many requests. Please try again in a moment.'],
  [60_000, '操作太频繁，请稍后再试。', 'Too many requests. Please try again in a moment.'],
  [60_001, '操作太频繁，请在 2 分钟后再试。', 'Too many requests. Please try again in 2 minutes.'],
  [3_600_000, '操作太频繁，请在 60 分钟后再试。', 'Too many requests. Please try again in 60 minutes.'],
])('who must wait %i ms is told how long', (milliseconds, zh, en) =>
  expect(tooManyFault(milliseconds)).toEqual({ code: 'e42901', status: 429, zh, en }),
)
