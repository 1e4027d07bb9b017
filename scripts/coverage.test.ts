import { expect, test } from 'vitest'
import { areaOfCall, byArea, figures, missingInAll, table } from './coverage/by-area.ts'

test.each([
  ['/api/competitions/{id}/users', 'competitions'],
  ['/api/teams/v2/{id}/requests', 'teams'],
  ['/api/datasets/list', 'datasets'],
  ['/api/v1/race-special/wap/activity/get-rank', 'invites'],
  ['/api/v2/notices/{id}', 'notices'],
  ['/api/users/sso', 'session'],
  ['/api/users/followed', 'follows'],
  ['/api/v2/users/iden-v2', 'users'],
  ['/api/spic/signup/{id}', 'spic and review'],
  ['/api/v1/dfeditor/upload', 'others'],
])('%s belongs to %s', (path, area) => {
  expect(areaOfCall(path)).toBe(area)
})

test('counts what the tool does not name as missing, whatever the reason it gives', () => {
  const routes = [
    { path: '/datasets', area: 'datasets', access: 'public' },
    { path: '/datasets/{id}', area: 'datasets', access: 'public' },
    { path: '/guide', area: 'onboarding', access: 'user' },
  ]
  const calls = [
    { method: 'GET', path: '/api/datasets/list' },
    { method: 'GET', path: '/api/datasets/{id}' },
    { method: 'POST', path: '/api/datasets/{id}' },
  ]
  const areas = byArea(routes, calls, [
    'call  GET /api/datasets/list lacks categoryId',
    'call  POST /api/datasets/{id}',
    'route /datasets/{id} (public) answered 404',
    'route /guide fetch failed',
  ])
  expect(areas).toEqual([
    { area: 'datasets', routes: [1, 2], calls: [1, 3] },
    { area: 'onboarding', routes: [0, 1], calls: [0, 0] },
  ])
  expect(
    table(areas)
      .split('\n')
      .map(line => line.trim().split(/ +/)),
  ).toEqual([
    ['area', 'routes', 'calls'],
    ['datasets', '1/2', '1/3'],
    ['onboarding', '0/1', '–'],
  ])
})

test('a path that one of the runs found is there, and the figures add up the areas', () => {
  const missing = missingInAll([
    ['route /messages/{id} (user) answered 404', 'route /spic (public) answered 404'],
    ['route /notices/{id} (user) answered 404', 'route /spic (public) answered 410'],
  ])
  expect(missing).toEqual(['route /spic (public) answered 404'])
  expect(
    figures([
      { area: 'inbox', routes: [2, 3], calls: [1, 1] },
      { area: 'spic', routes: [0, 1], calls: [0, 2] },
    ]),
  ).toBe('calls 1/3, routes 2/4')
})
