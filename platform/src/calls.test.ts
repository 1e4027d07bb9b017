import { expect, test } from 'vitest'
import type { Call } from './base/contract/call.ts'
import { calls } from './calls.ts'
import { handlers } from './handlers.ts'

const modules = import.meta.glob<Record<string, unknown>>('./features/*/*/*contract.ts', { eager: true })
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
const declared = Object.values(modules).flatMap(module => Object.values(module).filter(isCall))
const name = ({ method, path }: Call) => `${method} ${path}`

test('every call that a contract declares is offered: none hides another of its name', () => {
  expect(declared.length).toBeGreaterThan(60)
  expect(calls.map(name).toSorted()).toEqual(declared.map(name).toSorted())
})

test('every call has the code behind it, once', () =>
  expect(handlers.map(handler => name(handler.call)).toSorted()).toEqual(calls.map(name).toSorted()))
