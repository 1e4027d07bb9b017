import type { FeatureSamples } from '../../../../test/sample.ts'
import { fillPortable } from '../../../../test/stage-portable.ts'
import { choicesOf } from './rules.ts'

const now = '2026-12-01T00:00:00.000Z'

const later = '2026-12-31T00:00:00.000Z'

export const samples: FeatureSamples = {
  policy: `
call                                                     visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/exports                 40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/exports                40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/exports/{exportId}/file 40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/imports                                   40101   40301 40301 40301  40301   ok      ok        ok
POST /api/admin/imports                                  40101   40301 40301 40301  40301   ok      ok        ok
GET /api/admin/imports/{importId}                        40101   40301 40301 40301  40301   40455   ok        ok
POST /api/admin/imports/{importId}/confirmation          40101   40301 40301 40301  40301   40455   ok        ok
GET /api/admin/imports/{importId}/file                   40101   40301 40301 40301  40301   40455   ok        ok
`,
  calls: {
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
  },
  pages: {
    '/admin/competitions/import/:importId': ({ portable }) =>
      `/admin/competitions/import/${portable.importId}`,
  },
  stays: ['competition_export', 'competition_import'],
}
