import { ofCompetition } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { joinTeam, makeTeam, request } from '../../../../test/teams.ts'

export const samples: FeatureSamples = {
  policy: `
call                                           visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/teams         40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/teams.csv     40101   40301 40301 40301  40301   40301   ok        ok
GET /api/teams                                 40101   ok    ok    ok     ok      ok      ok        ok
GET /api/teams/invitations/{token}             40101   ok    ok    ok     ok      ok      ok        ok
POST /api/teams/invitations/{token}            40101   40330 ok    40935  40935   40330   40330     40330
GET /api/teams/v2/requests                     40101   ok    ok    ok     ok      ok      ok        ok
POST /api/teams/v2/{id}/merges                 40101   40330 ok    40336  ok      40330   40330     40330
GET /api/teams/v2/{id}/requests                40101   40331 40331 40331  ok      40331   40331     40331
POST /api/teams/v2/{id}/requests               40101   40330 ok    40933  40933   40330   40330     40330
DELETE /api/teams/v2/{id}/requests/{requestId} 40101   40431 ok    40431  40431   40431   40431     40431
PUT /api/teams/v2/{id}/requests/{requestId}    40101   40331 40331 40331  ok      40331   40331     40331
DELETE /api/teams/{id}                         40101   40331 ok    40331  40953   40331   40331     40331
PUT /api/teams/{id}                            40101   40331 40331 40331  ok      40331   40331     40331
PUT /api/teams/{id}/captain                    40101   40331 40331 40331  ok      40331   40331     40331
GET /api/teams/{id}/history                    40101   40332 40332 ok     ok      40332   ok        ok
DELETE /api/teams/{id}/invitation              40101   40331 40331 40331  ok      40331   40331     40331
GET /api/teams/{id}/invitation                 40101   40331 40331 40331  ok      40331   40331     40331
POST /api/teams/{id}/invitation                40101   40331 40331 40331  ok      40331   40331     40331
DELETE /api/teams/{id}/members/{memberId}      40101   40331 40331 40331  ok      40331   40331     40331
`,
  calls: {
    'GET /api/teams': ({ competition: { id: cmptId }, people, name }) => [
      { query: { cmptId, per_page: 50 } },
      { query: { per_page: 50 } },
      { query: { cmptId, userId: people.captain.id } },
      { query: { cmptId, search: name, hasRoom: 'true', per_page: 50 } },
    ],
    'PUT /api/teams/{id}': ({ team: { id } }) => [{ params: { id }, body: { manifesto: '必胜' } }],
    // Only who is alone in a team dissolves it.
    'DELETE /api/teams/{id}': ({ team, code }, role) => [
      { params: { id: role === 'other' ? code.otherTeamId : team.id } },
    ],
    'GET /api/teams/{id}/history': ({ team: { id } }) => [{ params: { id }, query: { per_page: 50 } }],
    'DELETE /api/teams/{id}/members/{memberId}': async ({ world, team }) => [
      { params: { id: team.id, memberId: (await joinTeam(world, team)).id } },
    ],
    'PUT /api/teams/{id}/captain': ({ team: { id }, people }) => [
      { params: { id }, body: { captainId: people.member.id } },
    ],
    'GET /api/teams/v2/requests': ({ competition: { id: cmptId } }) => [{ query: { cmptId, per_page: 50 } }],
    'GET /api/teams/v2/{id}/requests': ({ team: { id } }) => [
      { params: { id }, query: { per_page: 50 } },
      { params: { id }, query: { state: 'all' } },
    ],
    'POST /api/teams/v2/{id}/requests': async ({ world, competition }) => [
      {
        params: { id: (await makeTeam(world, competition.id)).id },
        body: { message: '一起吧', cmptId: competition.id },
      },
    ],
    'POST /api/teams/v2/{id}/merges': async ({ world, competition }) => [
      {
        params: { id: (await makeTeam(world, competition.id)).id },
        body: { message: '一起吧', cmptId: competition.id },
      },
    ],
    'PUT /api/teams/v2/{id}/requests/{requestId}': async ({ world, competition, team }) => [
      {
        params: {
          id: team.id,
          requestId: await request(world, team, (await makeTeam(world, competition.id)).captain),
        },
        body: { action: 'accept' },
      },
    ],
    'DELETE /api/teams/v2/{id}/requests/{requestId}': ({ requests: { own } }) => [
      { params: { id: own[0]?.teamId ?? 0, requestId: own[0]?.id ?? 0 } },
    ],
    'GET /api/teams/{id}/invitation': ({ team: { id } }) => [{ params: { id } }],
    'POST /api/teams/{id}/invitation': ({ team: { id } }) => [{ params: { id } }],
    'DELETE /api/teams/{id}/invitation': ({ team: { id } }) => [{ params: { id } }],
    'GET /api/teams/invitations/{token}': ({ invitation: token }) => [{ params: { token } }],
    'POST /api/teams/invitations/{token}': ({ invitation: token }) => [{ params: { token } }],
    'GET /api/admin/competitions/{id}/teams': ofCompetition,
    'GET /api/admin/competitions/{id}/teams.csv': ofCompetition,
  },
  stays: ['team_event', 'team_invitation', 'team_member', 'team_request'],
}
