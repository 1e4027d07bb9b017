import { expect, test } from 'vitest'
import { phrases } from './features/staff/health/phrases.zh.ts'
import { crons, jobHandlers } from './jobs.ts'

const names = jobHandlers(() => Promise.reject(new Error('nothing is scored here'))).map(
  ({ job }) => job.name,
)

test('every job has a name in words, and no words are of a job that is gone', () =>
  expect(Object.keys(phrases.jobs)).toEqual(names.toSorted()))

test('what recurs is a job', () =>
  expect(names).toEqual(expect.arrayContaining(crons.map(({ task }) => task))))
