import { describe, expect, test } from 'vitest'
import { isDomainName, isSameSitting, obstacleTo, pageStates, playerOf, steps } from './rules.ts'
import { contrast, contrastOf, standardTheme, type Theme } from './theme.ts'

describe('steps of a page', () => {
  const open = (state: (typeof pageStates)[number], isLive: boolean) =>
    steps.filter(
      step => obstacleTo(step, { state, isLive, isComplete: true, needsOther: false }) === undefined,
    )

  test.each([
    ['draft', false, ['submit', 'publish', 'schedule']],
    ['draft', true, ['submit', 'publish', 'schedule', 'withdraw']],
    ['review', false, ['return', 'publish', 'schedule']],
    ['scheduled', false, ['publish', 'schedule', 'unschedule', 'withdraw']],
    ['published', true, ['withdraw']],
    ['withdrawn', false, ['submit', 'publish', 'schedule']],
  ] as const)('%s, live %s: %j', (state, isLive, expected) => expect(open(state, isLive)).toEqual(expected))

  test('what is incomplete goes nowhere near readers', () => {
    const page = { state: 'draft', isLive: false, isComplete: false, needsOther: false } as const
    for (const step of ['submit', 'publish', 'schedule'] as const)
      expect(obstacleTo(step, page)).toBe('incomplete')
  })

  test('a second pair of eyes publishes, and may be asked for by the first', () => {
    const page = { state: 'review', isLive: false, isComplete: true, needsOther: true } as const
    expect(obstacleTo('publish', page)).toBe('needsOther')
    expect(obstacleTo('schedule', page)).toBe('needsOther')
    expect(obstacleTo('return', page)).toBeUndefined()
  })
})

test.each([
  [{ by: 1, minutes: 9, isFrozen: false }, true],
  [{ by: 1, minutes: 10, isFrozen: false }, false],
  [{ by: 2, minutes: 1, isFrozen: false }, false],
  [{ by: 1, minutes: 1, isFrozen: true }, false],
])('a save after %j is of the same sitting: %s', ({ by, minutes, isFrozen }, expected) => {
  const now = new Date('2026-11-26T12:00:00Z')
  expect(isSameSitting({ by, at: new Date(now.getTime() - minutes * 60_000), isFrozen }, 1, now)).toBe(
    expected,
  )
})

test.each([
  [
    'https://www.bilibili.com/video/BV1xx411c7mD',
    'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=0',
  ],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['http://youtu.be/dQw4w9WgXcQ', null],
  ['', null],
])('the player of %s', (address, player) => expect(playerOf(address)).toBe(player))

describe('colours', () => {
  test('black on white is 21, a colour on itself 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#3350e6', '#3350e6')).toBe(1)
  })
  test('the standard ones can be read, pale ones cannot', () => {
    const isEnough = (theme: Theme) => (['light', 'dark'] as const).map(of => contrastOf(theme, of).isEnough)
    expect(isEnough(standardTheme)).toEqual([true, true])
    expect(isEnough({ accent: '#ffd166', accentDark: '#223366' })).toEqual([false, false])
  })
})

test.each([
  'contest.example.org',
  'xn--fiqs8s.xn--fiqs8s',
  '10.example.org',
  '127.0.0.1.example.org',
  'localhost.example.org',
  '0x7f.example',
])('%s may be the host name of a site', host => expect(isDomainName(host)).toBe(true))
test.each([
  '127.0.0.1',
  '127.1',
  '10.0.0.7',
  '192.168.1.1',
  '169.254.169.254',
  '8.8.8.8',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '127.0.0.0x1',
  '1.0x',
  '2130706433',
  '0x7f000001',
  '127.0.0.1.',
  '::1',
  '[::1]',
  '[fe80::1]',
  '::ffff:127.0.0.1',
  'localhost',
  'localhost.',
  'a.localhost',
  'a.localhost.',
  'localhost.localdomain',
  'intranet',
  'contest.example.org.',
  'contest.example.org:80',
  'Contest.example.org',
])('%s may not', host => expect(isDomainName(host)).toBe(false))
