import { reason } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { makeTeam } from '../../../../test/teams.ts'

export const samples: FeatureSamples = {
  policy: `
call                                                             visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/integrity                       40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/integrity/run                  40101   40301 40301 40301  40301   40301   ok        40925
GET /api/admin/competitions/{id}/integrity/{findingId}           40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/integrity/{findingId}/dismissal 40101   40301 40301 40301  40301   40301   ok        40926
DELETE /api/teams/{id}/ban                                       40101   40301 40301 40301  40301   40301   ok        ok
POST /api/teams/{id}/ban                                         40101   40301 40301 40301  40301   40301   ok        ok
`,
  calls: {
    'POST /api/teams/{id}/ban': async ({ world, competition }) => [
      { params: { id: (await makeTeam(world, competition.id)).id }, body: { reason: '抄袭' } },
    ],
    'DELETE /api/teams/{id}/ban': async ({ world, competition }) => {
      const { id } = await makeTeam(world, competition.id)
      const banned = { banned_at: world.clock.now(), ban_reason: '抄袭' }
      await world.db.updateTable('team').set(banned).where('id', '=', id).execute()
      return [{ params: { id }, body: { reason: '申诉成立' } }]
    },
    'GET /api/admin/competitions/{id}/integrity': ({ competition: { id }, team }) => [
      { params: { id }, query: { state: 'all' } },
      { params: { id }, query: { kind: 'same_file', team: team.id } },
    ],
    'GET /api/admin/competitions/{id}/integrity/{findingId}': ({ competition: { id }, run }) =>
      run.findings.map(findingId => ({ params: { id, findingId } })),
    'POST /api/admin/competitions/{id}/integrity/run': ({ competition: { id } }) => [{ params: { id } }],
    'PUT /api/admin/competitions/{id}/integrity/{findingId}/dismissal': ({ competition: { id }, run }) => [
      { params: { id, findingId: run.findings[0] ?? 0 }, body: { isDismissed: true, reason } },
    ],
  },
  pages: {
    '/admin/competitions/:id/integrity/:findingId': ({ competition, run }) =>
      `/admin/competitions/${competition.id}/integrity/${run.findings[0]}`,
  },
  stays: ['integrity_finding', 'integrity_run', 'team_ban'],
}
