import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                          visitor user  other member captain foreign organiser administrator
GET /api/competitions/{id}/teams/{teamId}     ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/competitions/{id}/teams/{teamId}': ({ competition, team }) => [
      { params: { id: competition.id, teamId: team.id } },
    ],
  },
  pages: {
    '/competitions/:id/teams/:teamId': ({ competition, team }) =>
      `/competitions/${competition.id}/teams/${team.id}`,
  },
}
