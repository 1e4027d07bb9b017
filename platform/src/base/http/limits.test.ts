import { describe, expect, test } from 'vitest'
import { lineOf } from './line-of.ts'
import { makeFloodGuard, tooManyFault } from './limits.ts'

test.each([
  [250, '操作太频繁，请稍后再试。', 'Too many requests. Please try again in a moment.'],
  [60_000, '操作太频繁，请稍后再试。', 'Too many requests. Please try again in a moment.'],
  [60_001, '操作太频繁，请在 2 分钟后再试。', 'Too many requests. Please try again in 2 minutes.'],
  [3_600_000, '操作太频繁，请在 60 分钟后再试。', 'Too many requests. Please try again in 60 minutes.'],
])('who must wait %i ms is told how long', (milliseconds, zh, en) =>
  expect(tooManyFault(milliseconds)).toEqual({ code: 'e42901', status: 429, zh, en }),
)

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7'],
  ['2001:DB8::7:1', '2001:db8:0:0'],
  ['2001:db8:0:7::192.0.2.1', '2001:db8:0:7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s is of the line %s', (address, line) => expect(lineOf(address)).toBe(line))

describe('the flood guard', () => {
  const passes = (ask: () => void) => {
    try {
      ask()
      return true
    } catch {
      return false
    }
  }
  const passing = (times: number, ask: (n: number) => void) =>
    Array.from({ length: times }, (_, n) => passes(() => ask(n))).filter(Boolean).length

  test('allows one line a burst, then the rate of its limit', () => {
    const guard = makeFloodGuard(4)
    expect(passing(20, () => guard('192.0.2.1', 0))).toBe(16)
    expect(passing(20, () => guard('192.0.2.1', 1_000))).toBe(4)
    expect(passing(20, () => guard('192.0.2.1', 0, 'page'))).toBe(16)
    expect(passing(20, () => guard('192.0.2.1', 1_000, 'page'))).toBe(1)
    expect(passing(200, () => guard('192.0.2.1', 0, 'picture'))).toBe(160)
    expect(passing(200, () => guard('192.0.2.1', 0, 'none'))).toBe(200)
  })

  test('counts an IPv6 network, and both notations of an IPv4 address, as one line', () => {
    const guard = makeFloodGuard(4)
    expect(passing(40, n => guard(`2001:db8:0:7::${n + 1}`, 0))).toBe(16)
    expect(passing(40, n => guard(n % 2 ? '192.0.2.1' : '::ffff:192.0.2.1', 0))).toBe(16)
    expect(passing(1, () => guard('2001:db8:0:8::1', 0))).toBe(1)
  })

  test('forgets the line that asked longest ago once there are too many, and no other', () => {
    const guard = makeFloodGuard(4, 3)
    const exhaust = (address: string) => passing(16, () => guard(address, 0))
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) exhaust(address)
    guard('10.0.0.4', 0)
    expect(['10.0.0.2', '10.0.0.3', '10.0.0.1'].map(address => passing(1, () => guard(address, 0)))).toEqual([
      0, 0, 1,
    ])
  })
})
