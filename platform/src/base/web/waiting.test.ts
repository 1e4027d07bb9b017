import { expect, test } from 'vitest'
import { waitingAt, waitings } from './waiting.ts'

test.each([
  ['/competitions/1001?join=1', 'join'],
  ['/competitions/1001/submits?sch=2', 'submits'],
  ['/competitions/1001/teams', 'teams'],
  ['/competitions/1001/appeal', 'appeal'],
  ['/competitions/1001/discuss/new', 'thread'],
  ['/competition-private/verify?id=7', 'code'],
  ['/competitions/1001/datasets', 'data'],
  ['/datasets/edit/4', 'ownData'],
  ['/messages/12', 'messages'],
  ['/notice/3', 'notices'],
  ['/users/v2/setting-privacy', 'settings'],
  ['/user/7/setting', 'settings'],
  ['/user/-/profile', 'profile'],
  ['/guide/step-2?origin=%2Fcompetitions%2F1001', 'guide'],
  ['/experts/apply', 'expert'],
  ['/unveil/mine', 'challenges'],
  ['/spic/signup', 'proposal'],
  ['/evalution/3/method', 'method'],
])('%s is of the group %s', (address, group) => expect(waitingAt(address)).toBe(group))

test('each group is met above', () => expect(waitings).toHaveLength(17))

test.each([
  '/',
  '/competitions/1001',
  '/competitions/1001/ranking',
  '/users/7',
  '/users/ranking',
  '/admin/users',
  '/hidden-spic-review/allproject',
  '/spic-review/login',
])('nothing is said of what waits at %s', address => expect(waitingAt(address)).toBeUndefined())
