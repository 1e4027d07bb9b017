import { describe, expect, test } from 'vitest'
import { admissionOf } from '../../competing/registrations/rules.ts'
import { onboardingFaults } from '../../people/onboarding/faults.ts'
import { lacksNothing, type Lacks } from '../../people/onboarding/requirements.rules.ts'
import { blockingFaults, closedFault } from './faults.ts'
import { phrases as en } from './phrases.en.ts'
import { phrases as zh } from './phrases.zh.ts'
import { blockingReasons, type Situation } from './rules.ts'
import { fixLabel } from './web/fix-label.ts'

const now = new Date('2026-11-22T04:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const round = {
  id: 2,
  sort: 1,
  startAt: at(-2),
  endAt: at(2),
  listAStart: at(-2),
  listAEnd: at(2),
  listBStart: null,
  listBEnd: null,
  listBMode: 'none',
  maxSubmitCount: 5,
  maxErrorSubmitCount: 3,
} as const
const school = {
  key: 'school',
  labelZh: '学校',
  labelEn: 'School',
  kind: 'line',
  required: true,
  choices: [],
} as const

/** Of somebody who may submit. */
const fine: Situation = {
  now,
  isMobile: false,
  competition: {
    id: 7,
    zone: 'Asia/Shanghai',
    blockMobileUpload: true,
    agreementVersion: 2,
    entryFields: [school],
  },
  schedule: round,
  registration: { agreementVersion: 2, state: 'approved', entry: { school: '一中' } },
  team: { scheduleId: 2, isBanned: false },
  used: { accepted: 4, failed: 2 },
  lacks: lacksNothing,
}
const lacking = (lacks: Partial<Lacks>) => ({ lacks: { ...lacksNothing, ...lacks } })
const codes = (change: Partial<Situation>) =>
  blockingReasons({ ...fine, ...change }).map(one => one.fault.code)
const { mobile, noEntryForm, dailyLimit, errorLimit, notPromoted, notRegistered, stageClosed, teamBanned } =
  blockingFaults

describe('what blocks a submission', () => {
  test('is nothing for who may submit', () => expect(codes({})).toEqual([]))

  test.each<[string, Partial<Situation>, string[]]>([
    ['a mobile device', { isMobile: true }, [mobile.code]],
    [
      'an older agreement',
      { registration: { agreementVersion: 1, state: 'approved', entry: { school: '一中' } } },
      [noEntryForm.code],
    ],
    [
      'a question left open',
      { registration: { agreementVersion: 2, state: 'approved', entry: { school: ' ' } } },
      [noEntryForm.code],
    ],
    ['the day’s limit', { used: { accepted: 5, failed: 0 } }, [dailyLimit.code]],
    ['the day’s failures', { used: { accepted: 0, failed: 3 } }, [errorLimit.code]],
    ['no promotion', { team: { scheduleId: null, isBanned: false } }, [notPromoted.code]],
    ['no signup', { registration: null, team: null }, [notRegistered.code]],
    [
      'a signup that waits',
      { registration: { agreementVersion: 2, state: 'pending', entry: { school: '一中' } } },
      ['e40361'],
    ],
    ['a window that is over', { now: at(2) }, [stageClosed.code]],
    ['a window to come', { now: at(-3) }, [stageClosed.code]],
    ['a ban', { team: { scheduleId: 2, isBanned: true } }, [teamBanned.code]],
    ['another round', { team: { scheduleId: 3, isBanned: false } }, [blockingFaults.teamMismatch.code]],
    ['no role', lacking({ basic: ['iden'] }), [onboardingFaults.basicMissing.code]],
    ['no school', lacking({ career: ['school'] }), [onboardingFaults.careerMissing.code]],
    ['no identity', lacking({ identity: true }), [onboardingFaults.identityMissing.code]],
    ['an empty profile', lacking({ profile: ['city'] }), [blockingFaults.incompleteProfile.code]],
  ])('%s', (_name, change, expected) => expect(codes(change)).toEqual(expected))

  const page = '/competitions/7'
  const signup = (state: 'pending' | 'refused') => ({
    registration: { ...admissionOf(state, null), agreementVersion: 2, entry: { school: '一中' } },
  })
  test.each<[string, Partial<Situation>, string | null]>([
    // On another device, and on another day: nothing that a link could do.
    ['a mobile device', { isMobile: true }, null],
    ['the day’s limit', { used: { accepted: 5, failed: 0 } }, null],
    ['the day’s failures', { used: { accepted: 0, failed: 3 } }, null],
    ['a question left open', { registration: { agreementVersion: 2, state: 'approved', entry: {} } }, page],
    ['no promotion', { team: { scheduleId: null, isBanned: false } }, `${page}/ranking`],
    ['no signup', { registration: null, team: null }, page],
    ['a signup that waits', signup('pending'), page],
    ['a signup that was refused', signup('refused'), `${page}/faq`],
    ['a window that is over', { now: at(2) }, page],
    ['a ban', { team: { scheduleId: 2, isBanned: true } }, `${page}/appeal`],
    ['another round', { team: { scheduleId: 3, isBanned: false } }, `${page}/submits?sch=3`],
    [
      'no role',
      lacking({ basic: ['iden'] }),
      `/guide/step-1?${new URLSearchParams({ origin: `${page}/submits` })}`,
    ],
    [
      'an empty profile',
      lacking({ profile: ['city'] }),
      `/users/v2/setting-userinfo?${new URLSearchParams({ origin: `${page}/submits` })}#city`,
    ],
  ])('%s leads to where it is mended', (_name, change, hint) => {
    const [reason] = blockingReasons({ ...fine, ...change })
    expect(reason?.hint).toBe(hint)
    // What leads somewhere says what one does there, in words of its own.
    for (const words of [zh, en])
      if (reason?.hint && reason.missing.length === 0)
        expect(fixLabel(reason.fault.code, words)).not.toBe(words.fix)
  })

  const listB = { listBMode: 'window', listBStart: at(3), listBEnd: at(4) } as const
  test.each<[string, Partial<Situation>, string, string]>([
    [
      'before it opens',
      { now: at(-3) },
      '本轮还没有开放提交，2026/11/22 10:00 (Asia/Shanghai) 开始。',
      'This round is not open yet: submissions start on 22 Nov 2026, 10:00 GMT+8 (Asia/Shanghai).',
    ],
    [
      'between its lists',
      { now: at(2), schedule: { ...round, ...listB, endAt: at(4) } },
      'A 榜的提交已于 2026/11/22 14:00 (Asia/Shanghai) 截止，B 榜 2026/11/22 15:00 (Asia/Shanghai) 开放提交。',
      'Submissions for the public leaderboard closed on 22 Nov 2026, 14:00 GMT+8 (Asia/Shanghai); those for the private leaderboard open on 22 Nov 2026, 15:00 GMT+8 (Asia/Shanghai).',
    ],
    [
      'after its end, to the second where that counts',
      { now: at(2), schedule: { ...round, listAEnd: new Date(at(2).getTime() - 1_000) } },
      '本轮的提交已于 2026/11/22 13:59:59 (Asia/Shanghai) 截止。',
      'Submissions for this round closed on 22 Nov 2026, 13:59:59 GMT+8 (Asia/Shanghai).',
    ],
  ])('a round is told to be shut as it is: %s', (_name, change, zh, en) => {
    const [reason] = blockingReasons({ ...fine, ...change })
    expect(reason?.fault).toEqual({ ...stageClosed, zh, en })
  })

  test('a round without any window is told to be shut all the same', () =>
    expect(closedFault({ closedAt: null, opensAt: null }, String)).toEqual(stageClosed))

  test('is all said, in the order of the spec', () => {
    expect(
      codes({
        now: at(3),
        isMobile: true,
        registration: { agreementVersion: 1, state: 'refused', refusedWhy: null, entry: {} },
        team: { scheduleId: null, isBanned: true },
        used: { accepted: 5, failed: 3 },
        ...lacking({ profile: ['email', 'city'], basic: ['iden'], identity: true }),
      }),
    ).toEqual([
      mobile.code,
      noEntryForm.code,
      dailyLimit.code,
      errorLimit.code,
      notPromoted.code,
      'e40362',
      stageClosed.code,
      teamBanned.code,
      onboardingFaults.basicMissing.code,
      onboardingFaults.identityMissing.code,
      blockingFaults.incompleteProfile.code,
    ])
  })

  test('mobile devices are blocked only where the organiser wants it', () => {
    const competition = { ...fine.competition, blockMobileUpload: false }
    expect(codes({ isMobile: true, competition })).toEqual([])
  })

  test('the first round is open to every team', () => {
    const schedule = { ...round, sort: 0 }
    for (const scheduleId of [null, 2, 3])
      expect(codes({ schedule, team: { scheduleId, isBanned: false } })).toEqual([])
  })
})
