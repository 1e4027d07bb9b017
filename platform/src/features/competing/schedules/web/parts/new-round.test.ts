import { expect, test } from 'vitest'
import { newRound, windowsFor } from './new-round.ts'

const start = '2026-12-01T00:00:00.000Z'
const end = '2026-12-11T00:00:00.000Z'
const round = newRound([], { zone: 'UTC', startAt: start, endAt: end })

test('list B gets the last fifth of a list A that leaves it no time', () => {
  expect(windowsFor('window', round)).toEqual({
    listAEnd: '2026-12-09T00:00:00.000Z',
    listBStart: '2026-12-09T00:00:00.000Z',
    listBEnd: end,
  })
  const short = newRound([], { zone: 'UTC', startAt: start, endAt: '2026-12-01T00:50:00.000Z' })
  expect(windowsFor('split', short).listBStart).toBe('2026-12-01T00:40:00.000Z')
})

test('list B begins where list A ends when that leaves time, and keeps the times that it has', () => {
  const early = { ...round, listAEnd: '2026-12-05T10:00:00.000Z' }
  expect(windowsFor('split', early)).toEqual({
    listAEnd: early.listAEnd,
    listBStart: early.listAEnd,
    listBEnd: end,
  })
  const set = { ...early, listBStart: '2026-12-06T00:00:00.000Z', listBEnd: '2026-12-07T00:00:00.000Z' }
  expect(windowsFor('window', set)).toEqual({
    listAEnd: set.listAEnd,
    listBStart: set.listBStart,
    listBEnd: set.listBEnd,
  })
})

test('without list B only its times go', () => {
  expect(windowsFor('none', { ...round, listBStart: start, listBEnd: end })).toEqual({
    listAEnd: end,
    listBStart: null,
    listBEnd: null,
  })
})
