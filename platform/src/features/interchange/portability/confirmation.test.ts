import { expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { evalaiZip } from '../../../../test/bundles/evalai.ts'
import { importing } from '../../../../test/imports.ts'
import { choicesOf } from './rules.ts'
import type { Choices } from './schema.ts'

const { made, previewed, imported } = importing()

test('what is impossible is refused by its fields, and may be confirmed once it is mended', async () => {
  const shown = await previewed(evalaiZip())
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
    const refused = await ask(made.world, `POST /api/admin/imports/${shown.id}/confirmation`, {
      as: made.admin,
      body: { choices },
    })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.paths).toContain(path)
  }
  expect((await imported(shown)).competition.title_en).toBe('Seed sorting')
})
