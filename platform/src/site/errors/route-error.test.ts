import { expect, test } from 'vitest'
import { failureOf } from './route-error.tsx'

const refused = (data: unknown) => ({ status: 429, statusText: '', internal: false, data })

test.each([
  ['what a loader threw', { message: 'later' }, 'later'],
  ['what refused its data before any loader was asked', '{"message":"later"}', 'later'],
  ['what a proxy wrote', '<html>', undefined],
])('the error page reads %s', (_name, data, message) => {
  const { status, body } = failureOf(refused(data))
  expect([status, body?.message]).toEqual([429, message])
})
