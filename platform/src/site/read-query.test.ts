import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall, flag, id, line, page, pageSize } from '../base/contract/call.ts'
import { readQuery } from './read-query.ts'

const call = defineCall({
  method: 'GET',
  path: '/api/things',
  summary: { zh: '', en: '' },
  access: 'public',
  query: z.object({
    owner: id(),
    search: line(10).default(''),
    sort: z.enum(['new', 'old']).default('new'),
    round: id().optional(),
    full: flag().default(false),
    page: page(),
    per_page: pageSize(20),
  }),
  answer: z.object({}),
})
const read = (search: string) => readQuery(call, new URL(`https://leitai.example/things${search}`))
const nothing = {
  owner: undefined,
  search: '',
  sort: 'new',
  round: undefined,
  full: false,
  page: 1,
  per_page: 20,
}

test('an address without a query reads as the defaults of the call', () => {
  expect(read('')).toEqual(nothing)
})

test('what the call takes is read as the call reads it', () => {
  const given = read('?owner=7&search=%20rain%20&sort=old&round=12&full=true&page=3')
  expect(given).toEqual({ ...nothing, owner: 7, search: 'rain', sort: 'old', round: 12, full: true, page: 3 })
})

test.each([
  ['empty fields of a form', '?search=&sort=&round=&full=&page='],
  ['what is no number', '?owner=me&round=first&page=next'],
  ['what is out of range', '?round=-3&page=0&per_page=5000'],
  ['what is not among the choices', '?sort=best&full=perhaps'],
  ['what is too long', '?search=more-than-ten-letters'],
  ['what the call does not know', '?lang=en-US&utm_source=mail&__proto__=1'],
])('%s count as not given', (_what, search) => {
  expect(read(search)).toEqual(nothing)
})

test('of a name given twice the last counts', () => {
  expect(read('?page=2&page=5').page).toBe(5)
})

test('what was read may be given to the call', () => {
  const { search, page: number, full } = read('?page=2')
  const typed: { search: string; number: number; full: boolean } = { search, number, full }
  expect(typed).toEqual({ search: '', number: 2, full: false })
})
