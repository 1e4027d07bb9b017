import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { evalaiZip } from '../../../test/bundles.ts'
import type { TestUser } from '../../../test/factories.ts'
import { imported, previewed } from '../../../test/imports.ts'
import { makeStaff } from '../../../test/staff.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { choicesOf } from './rules.ts'
import type { Choices } from './schema.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await makeWorld()
  admin = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

test('what is impossible is refused by its fields, and may be confirmed once it is mended', async () => {
  const shown = await previewed(world, admin, evalaiZip())
  const own = choicesOf(shown.preview)
  const rounds = (change: object) => own.rounds.map(one => ({ ...one, ...change }))
  const wrong: [Choices | null, string][] = [
    [{ ...own, titleZh: ' ' }, 'body.choices.titleZh'],
    [{ ...own, zone: 'Mars/Base' }, 'body.choices.zone'],
    [{ ...own, endAt: '2020-01-01T00:00:00.000Z' }, 'body.choices.endAt'],
    [{ ...own, rounds: rounds({ metricKey: 'luck' }) }, 'body.choices.rounds.0.metricKey'],
    [{ ...own, rounds: rounds({ startAt: '2027-02-01T00:00:00.000Z' }) }, 'body.choices.rounds.1.startAt'],
    [{ ...own, rounds: rounds({ endAt: '2028-01-01T00:00:00.000Z' }) }, 'body.choices.rounds.0.endAt'],
    [null, 'body.choices'],
  ]
  for (const [choices, path] of wrong) {
    const refused = await ask(world, `POST /api/admin/imports/${shown.id}/confirmation`, {
      as: admin,
      body: { choices },
    })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.paths).toContain(path)
  }
  expect((await imported(world, admin, shown)).competition.title_en).toBe('Seed sorting')
})
