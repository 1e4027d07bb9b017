import { multipart } from './factories.ts'
import { adminSamples } from './samples-admin.ts'
import { catalogueSamples } from './samples-catalogue.ts'
import { communitySamples } from './samples-community.ts'
import { datasetSamples } from './samples-datasets.ts'
import { portableSamples } from './samples-portable.ts'
import { profileSamples } from './samples-profiles.ts'
import { runSamples } from './samples-run.ts'
import { staffSamples } from './samples-staff.ts'
import type { Role, Stage } from './stage.ts'
import { handIn, joinTeam, makeTeam, request } from './teams.ts'

/** How to ask a call for something that is there on a stage. */
export type Sample = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: Record<string, unknown>
  /** Of a multipart body: its fields, and its file; a text is sent as the field `file`. */
  fields?: Record<string, string>
  file?: string | { field: string; name: string; content: Buffer }
}

export type Samples = Record<string, (stage: Stage, role: Role) => Sample[] | Promise<Sample[]>>

/**
 * Each call of the product by its name, with what it is asked on a stage: first as most people would, then in the other
 * ways that read something else. Every test that knows all calls reads this; a call without samples fails them.
 */
export const samples: Samples = {
  ...adminSamples,
  ...catalogueSamples,
  ...communitySamples,
  ...datasetSamples,
  ...portableSamples,
  ...profileSamples,
  ...runSamples,
  ...staffSamples,

  'GET /api/home': () => [{}],
  'GET /api/partners': () => [{}],
  'GET /api/metrics': () => [{}],
  'GET /api/metrics/{key}': () => [{ params: { key: 'f1' } }],
  'GET /api/competitions': ({ name }) => [
    { query: { per_page: 50 } },
    { query: { search: name, sort: 'reward', cmptStatus: 1 } },
    { query: { tagCode: `${name}-tag`, indCode: `${name}-industry-0`, sort: 'popular' } },
  ],
  'GET /api/competitions/{id}': ({ competition: { id, scheduleId }, boards }) =>
    [
      {},
      ...['datasets', 'submits', 'rankings', 'daily', 'guide-info'].map(part => ({ part, per_size: 50 })),
      { part: 'rankings', stage: 0 },
      { part: 'rankings', stage: 1 },
      { part: 'rankings', sch: scheduleId, page: 2, per_size: 1 },
      { part: 'submits', sch: scheduleId, per_size: 1 },
      { part: 'daily', day: '2026-11-19', per_size: 50 },
      ...boards
        .slice(1)
        .flatMap(type =>
          [
            { part: 'submits' },
            { part: 'daily' },
            { part: 'rankings', stage: 0 },
            { part: 'rankings', stage: 1 },
          ].map(asked => ({ ...asked, type })),
        ),
    ].map(query => ({ params: { id }, query })),
  'GET /api/competitions/{id}/guide-info': ({ competition: { id } }) => [{ params: { id } }],
  'POST /api/competitions/{id}/users': ({ competition: { id } }) => [
    { params: { id }, body: { agreementVersion: 1 } },
  ],
  'PUT /api/competitions/{id}/users-v2': ({ competition: { id } }) => [
    { params: { id }, body: { agreementVersion: 1 } },
  ],
  'POST /api/competitions/{id}/uploads': ({ competition: { id }, boards: [subRank = ''] }) => [
    { params: { id }, fields: { subRank }, file: 'id,label\n1,a\n2,b\n3,a\n4,b\n' },
  ],
  'POST /api/competitions/{id}/uploads/resumable': ({ competition: { id, scheduleId } }) => [
    { params: { id }, body: { schedule_id: scheduleId, name: 'r.csv', size: 100, fingerprint: 'f' } },
  ],

  'GET /api/users/sso': () => [{}],
  'GET /api/users/cmpt-cred': ({ competition: { id } }) => [{ query: { cmp: id } }],
  'GET /api/users/initData': () => [{}],
  'GET /api/tokens': () => [{}],
  'POST /api/tokens': () => [{ body: { name: 'ci' } }],
  'DELETE /api/tokens/{id}': ({ token: id }) => [{ params: { id } }],
  'DELETE /sso/proxy/api/logout': () => [{}],
  'HEAD /set-language': () => [{ query: { lang: 'en-US' } }],
  'GET /api/v1/inbox/messages/unread/count': () => [{}],

  'GET /api/information': () => [{}, { query: { kind: 'activity' } }],
  'GET /api/information/{id}': ({ article }) => [
    { params: { id: article.info } },
    { params: { id: article.activity } },
  ],

  'GET /api/v1/race-special/wap/activity/get-rank': ({ activity: name }) => [{ query: { name } }],
  'GET /api/v1/race-special/wap/activity/get-self-invite': ({ activity: name }) => [{ query: { name } }],

  'GET /api/submissions/{id}': ({ submission: id }) => [{ params: { id } }],
  'GET /api/submissions/{id}/events': ({ submission: id }) => [{ params: { id } }],
  'GET /api/submissions/{id}/file': ({ submission: id }) => [{ params: { id } }],
  'GET /api/submissions/{id}/files/{fileId}': ({ submission: id, processFile: fileId }) => [
    { params: { id, fileId } },
  ],
  'DELETE /api/submissions/{id}': async ({ world, competition, people }) => [
    { params: { id: await handIn(world, competition.id, people.captain) } },
  ],

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
  'POST /api/teams/{id}/ban': async ({ world, competition }) => [
    { params: { id: (await makeTeam(world, competition.id)).id }, body: { reason: '抄袭' } },
  ],
  'DELETE /api/teams/{id}/ban': async ({ world, competition }) => {
    const { id } = await makeTeam(world, competition.id)
    const banned = { banned_at: world.clock.now(), ban_reason: '抄袭' }
    await world.db.updateTable('team').set(banned).where('id', '=', id).execute()
    return [{ params: { id }, body: { reason: '申诉成立' } }]
  },
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
}

/** Asks a call over HTTP as somebody; headers of the answer are as they were sent. */
export async function askSample(
  stage: Stage,
  call: { method: string; path: string },
  role: Role,
  given: Sample,
) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(given.params?.[key])),
  )
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
  const sent =
    given.file === undefined
      ? { payload: given.body, headers: {} }
      : multipart(given.fields ?? {}, [
          typeof given.file === 'string'
            ? { field: 'file', name: 'result.csv', content: given.file }
            : given.file,
        ])
  return stage.world.app.inject({
    method: call.method as 'GET',
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: { ...(role === 'visitor' ? {} : stage.people[role].headers), ...sent.headers },
    ...(sent.payload ? { payload: sent.payload } : {}),
  })
}
