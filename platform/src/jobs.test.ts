import { expect, test } from 'vitest'
import { crons, jobs } from './jobs.ts'

const names = jobs.map(({ name }) => name)

test('every job has a name of its own', () => expect([...new Set(names)]).toEqual(names))

test('what recurs is a job', () =>
  expect(names).toEqual(expect.arrayContaining(crons.map(({ task }) => task))))
