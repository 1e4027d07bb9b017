import { expect, test } from 'vitest'
import { missingOf, nextStep } from './rules.ts'

const step = { titleZh: '一', titleEn: 'One', bodyZh: '', bodyEn: '', articleId: null, competitionId: null }
const path = { titleZh: '路径', titleEn: 'Path', summaryZh: '简介', summaryEn: 'About', steps: [] }

test.each([
  [path, ['steps']],
  [{ ...path, steps: [step] }, ['steps.0.bodyZh', 'steps.0.bodyEn']],
  [{ ...path, steps: [{ ...step, articleId: 1 }] }, []],
  [
    { ...path, summaryEn: ' ', steps: [{ ...step, titleEn: '', competitionId: 1 }] },
    ['summaryEn', 'steps.0.titleEn'],
  ],
])('%# a path waits for what is missing', (value, missing) => {
  expect(missingOf(value)).toEqual(missing)
})

test('one goes on with the first step that is not done', () => {
  const steps = [true, false, true, false].map((isDone, at) => ({ isDone, at }))
  expect([nextStep(steps)?.at, nextStep([]), nextStep([{ isDone: true }])]).toEqual([1, undefined, undefined])
})
