import { expect, test } from 'vitest'
import { calls } from '../../calls.ts'
import type { Fault } from './failure.ts'

const modules = import.meta.glob<Record<string, Record<string, Fault>>>(
  ['../*/*faults.ts', '../../features/*/*/*faults.ts'],
  { eager: true },
)
const named = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([group, faults]) =>
    Object.entries(faults).map(([name, fault]) => ({
      where: `${file} ${name}`,
      use: `${group}.${name}`,
      fault,
    })),
  ),
)
const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../**/*contract.ts', '!../../**/*faults.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

test('the faults of the base and of every feature that calls name are all found', () => {
  const found = new Set(named.map(one => one.fault))
  expect(Object.keys(modules)).toContain('./faults.ts')
  expect(calls.flatMap(call => call.faults ?? []).filter(fault => !found.has(fault))).toEqual([])
})

test('every fault happens: some code besides the contracts names it', () => {
  const used = new Set(Object.values(sources).flatMap(text => text.match(/\b\w*[fF]aults\.\w+/g) ?? []))
  expect(used.size).toBeGreaterThan(30)
  expect(named.filter(one => !used.has(one.use)).map(one => one.where)).toEqual([])
})

test('every fault of a feature is told by a call that can have it', () => {
  const told = new Set(calls.flatMap(call => call.faults ?? []))
  const own = named.filter(one => one.where.includes('/features/'))
  expect(own.filter(one => !told.has(one.fault)).map(one => one.where)).toEqual([])
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
