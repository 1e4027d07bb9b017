import type { FeatureSamples } from '../../../../test/sample.ts'
import { makeTeam } from '../../../../test/teams.ts'

export const samples: FeatureSamples = {
  policy: `
call                                     visitor user  other member captain foreign organiser administrator
PUT /api/admin/appeals/{id}              40101   40301 40301 40301  40301   40480   ok        40981
GET /api/admin/competitions/{id}/appeals 40101   40301 40301 40301  40301   40301   ok        ok
GET /api/competitions/{id}/cheat/appeal  40101   40380 ok    ok     ok      40380   40380     40380
POST /api/competitions/{id}/cheat/appeal 40101   40380 ok    ok     ok      40380   40380     40380
`,
  calls: {
    'GET /api/competitions/{id}/cheat/appeal': ({ competition: { id }, team }) => [
      { params: { id } },
      { params: { id }, query: { teamId: team.id, per_page: 50 } },
    ],
    'POST /api/competitions/{id}/cheat/appeal': async ({ world, competition: { id } }) => [
      { params: { id }, body: { subjectTeamId: (await makeTeam(world, id)).id, content: '抄袭' } },
    ],
    'GET /api/admin/competitions/{id}/appeals': ({ competition: { id } }) => [
      { params: { id }, query: { per_page: 50 } },
      { params: { id }, query: { state: 'open' } },
    ],
    'PUT /api/admin/appeals/{id}': ({ talk: { appeal: id } }) => [
      { params: { id }, body: { state: 'answered', answer: '已核实。' } },
    ],
  },
  stays: ['appeal'],
}
