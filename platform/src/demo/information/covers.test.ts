import { expect, test } from 'vitest'
import { activities } from './activities.ts'
import { basics } from './basics.ts'
import { informationCovers } from './covers.ts'
import { methods } from './methods.ts'
import { news } from './news.ts'
import { stories } from './stories.ts'

test('every article and activity has a cover of its own, small enough for a list', () => {
  // Those of the first two are told where they are inserted.
  const used = [
    'lists',
    'fingerprint',
    ...[...methods, ...basics, ...stories, ...news, ...activities].map(one => one.cover),
  ]
  expect(used.toSorted()).toEqual(Object.keys(informationCovers).toSorted())
  const drawn = Object.values(informationCovers).map(draw => draw())
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.filter(svg => svg.length > 80_000 || /NaN|undefined/.test(svg))).toEqual([])
})
