import { choicesOf } from '../src/features/interchange/portability/rules.ts'
import type { Samples } from './samples.ts'
import { fillPortable } from './stage-portable.ts'

const now = '2026-12-01T00:00:00.000Z'
const later = '2026-12-31T00:00:00.000Z'

/** How imports and exports of competitions are asked on a stage. */
export const portableSamples: Samples = {
  'GET /api/admin/imports': () => [{}],
  'POST /api/admin/imports': () => [{ file: 'id,label,Usage\n1,a,Public\n2,b,Private\n' }],
  'GET /api/admin/imports/{importId}': ({ portable: { importId } }) => [{ params: { importId } }],
  'GET /api/admin/imports/{importId}/file': ({ portable: { importId } }) => [{ params: { importId } }],
  'POST /api/admin/imports/{importId}/confirmation': async ({ world, competition, people }) => {
    const userId = people.organiser.id
    const { importId } = await fillPortable(world, { competitionId: competition.id, userId, each: [0] })
    await world.db
      .updateTable('competition_import')
      .set({ state: 'previewed', competition_id: null, ended_at: null })
      .where('id', '=', importId)
      .execute()
    const { preview } = await world.db
      .selectFrom('competition_import')
      .select('preview')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    const choices = { ...choicesOf(preview), startAt: now, endAt: later }
    return [{ params: { importId }, body: { choices } }]
  },
  'GET /api/admin/competitions/{id}/exports': ({ competition: { id } }) => [{ params: { id } }],
  'POST /api/admin/competitions/{id}/exports': async ({ world, competition: { id } }) => {
    await world.db
      .deleteFrom('competition_export')
      .where('competition_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
    return [{ params: { id } }]
  },
  'GET /api/admin/competitions/{id}/exports/{exportId}/file': ({ competition, portable }) => [
    { params: { id: competition.id, exportId: portable.exportId } },
  ],
}
