import { expect, test } from 'vitest'
import { ownPath } from '../../../site/guards/own-path.ts'
import { profilePath } from './rules.ts'

test.each([
  ['7', undefined, '/users/7'],
  ['7', 'default', '/users/7'],
  ['7', 'competition-history', '/users/7'],
  ['7', 'following', '/users/7/followings'],
  ['7', 'followers', '/users/7/followers'],
  ['7', 'publishes', '/users/7/publishes'],
  ['7', 'collections', '/users/7/collections'],
  ['//evil.example', undefined, '/users/%2F%2Fevil.example'],
  ['7?x#y', 'followers', '/users/7%3Fx%23y/followers'],
])('/user/%s/%s stands at %3$s', (id, tab, path) => expect(profilePath(id, tab)).toBe(path))

test.each([
  ['/users', '/users/7'],
  ['/users/', '/users/7'],
  ['/user/-', '/user/7'],
  ['/user/-/profile', '/user/7/profile'],
  ['/user/-/a/b', '/user/7/a/b'],
  ['/users/-', undefined],
  ['/users/8', undefined],
  ['/user/8/profile', undefined],
  ['/user/-8', undefined],
])('%s is one’s own at %s', (path, own) => expect(ownPath(path, 7)).toBe(own))
