import { expect, test } from 'vitest'
import { calls } from '../../calls.ts'
import type { Fault } from './failure.ts'

const modules = import.meta.glob<Record<string, Record<string, Fault>>>(
  ['./faults.ts', '../../features/*/faults.ts'],
  { eager: true },
)
const named = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap(faults =>
    Object.entries(faults).map(([name, fault]) => ({ where: `${file} ${name}`, fault })),
  ),
)

test('the faults of the base and of every feature that calls name are all found', () => {
  const found = new Set(named.map(one => one.fault))
  expect(Object.keys(modules)).toContain('./faults.ts')
  expect(calls.flatMap(call => call.faults ?? []).filter(fault => !found.has(fault))).toEqual([])
})

test('no two faults share a code', () => {
  const shared = [...Map.groupBy(named, one => one.fault.code)].filter(([, own]) => own.length > 1)
  expect(shared.map(([code, own]) => [code, own.map(one => one.where)])).toEqual([])
})

test.each(named)('$where speaks both languages', ({ fault }) => {
  expect(fault.zh).toMatch(/\p{Script=Han}.*[。！？]$/u)
  expect(fault.en).toMatch(/^[^\p{Script=Han}]*\p{Script=Latin}[^\p{Script=Han}]*[.!?]$/u)
})

test.each(named)('$where is a failure to HTTP', ({ fault }) => {
  expect(fault.status).toBeGreaterThanOrEqual(400)
  expect(fault.status).toBeLessThan(600)
})
