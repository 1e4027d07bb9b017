import { describe, expect, test } from 'vitest'
import { originOf, sameSitePath } from '../../../base/web/same-site-path.ts'

describe('the way back after signing in', () => {
  test.each([
    ['/competitions/1?part=x#top', '/competitions/1?part=x#top'],
    ['http://localhost:3000/teams', '/teams'],
    ['teams', '/teams'],
    ['/../..', '/'],
    ['', '/'],
    [null, '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['http://localhost:3000@evil.example/', '/'],
    ['http://user:word@localhost:3000/x', '/'],
    ['http://localhost:4000/x', '/'],
    ['https://localhost:3000/x', '/'],
    ['javascript:alert(1)', '/'],
    ['http://', '/'],
  ])('from %j is %s', (given, wanted) => {
    expect(sameSitePath(given, 'http://localhost:3000')).toBe(wanted)
  })
})

test.each([
  ['', null],
  ['?origin=%2Fteams%3Fpage%3D2', '/teams?page=2'],
  ['?origin=https%3A%2F%2Fevil.example%2F', '/'],
])('the page that one came from to fill something in, of %j, is %j', (query, wanted) => {
  const url = new URL(`/users/userinfo${query}`, 'http://localhost:3000')
  expect(originOf(url, 'http://localhost:3000')).toBe(wanted)
})
