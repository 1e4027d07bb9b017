import { expect, test } from 'vitest'
import { ApiError } from '../../../../base/contract/client.ts'
import { messageOf } from '../../../../base/contract/failure.ts'
import { blockingFaults } from '../faults.ts'
import { otherReasons } from './other-reasons.ts'

test('every reason against a file is told once, in the language of the page', () => {
  const { dailyLimit, incompleteProfile } = blockingFaults
  for (const lang of ['zh-CN', 'en-US'] as const) {
    const refusal = new ApiError(403, {
      errno: dailyLimit.code,
      message: messageOf(dailyLimit, lang),
      issues: [
        { path: 'submission', code: dailyLimit.code },
        { path: 'submission', code: incompleteProfile.code },
        { path: 'profile.name', code: 'required' },
        { path: 'body.file', code: 'custom', message: 'x' },
        { path: 'body.file', code: 'custom', message: 'x' },
      ],
    })
    expect(otherReasons(refusal, lang)).toEqual([messageOf(incompleteProfile, lang), 'x'])
  }
})

test('what the refusal says first is not said again in more general words', () => {
  const { stageClosed } = blockingFaults
  const refusal = new ApiError(403, {
    errno: stageClosed.code,
    message: '本轮的提交已于 2026/11/22 14:00 截止。',
    issues: [{ path: 'submission', code: stageClosed.code }],
  })
  expect(otherReasons(refusal, 'zh-CN')).toEqual([])
})
