import { multipart } from './factories.ts'
import type { Role, Stage } from './stage.ts'
import { handIn, joinTeam, makeTeam, request } from './teams.ts'

/** How to ask a call for something that is there on a stage. */
export type Sample = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: Record<string, unknown>
  /** Of a multipart body: what is sent as `file`. */
  file?: string
}

type Samples = (stage: Stage, role: Role) => Sample[] | Promise<Sample[]>

/**
 * Each call of the product by its name, with what it is asked on a stage: first as most people would, then in the other
 * ways that read something else. Every test that knows all calls reads this; a call without samples fails them.
 */
export const samples: Record<string, Samples> = {
  'GET /api/home': () => [{}],
  'GET /api/partners': () => [{}],
  'GET /api/competitions': ({ name }) => [
    { query: { per_page: 50 } },
    { query: { search: name, sort: 'reward', cmptStatus: 1 } },
    { query: { tagCode: `${name}-tag`, indCode: `${name}-industry-0`, sort: 'popular' } },
  ],
  'GET /api/competitions/{id}': ({ competition: { id, scheduleId } }) =>
    [
      {},
      ...['datasets', 'submits', 'rankings', 'daily', 'guide-info'].map(part => ({ part, per_size: 50 })),
      { part: 'rankings', stage: 0 },
      { part: 'rankings', stage: 1 },
      { part: 'rankings', sch: scheduleId, page: 2, per_size: 1 },
      { part: 'submits', sch: scheduleId, per_size: 1 },
      { part: 'daily', day: '2026-11-19', per_size: 50 },
    ].map(query => ({ params: { id }, query })),
  'GET /api/competitions/{id}/guide-info': ({ competition: { id } }) => [{ params: { id } }],
  'POST /api/competitions/{id}/users': ({ competition: { id } }) => [
    { params: { id }, body: { agreementVersion: 1 } },
  ],
  'PUT /api/competitions/{id}/users-v2': ({ competition: { id } }) => [
    { params: { id }, body: { agreementVersion: 1 } },
  ],
  'POST /api/competitions/{id}/uploads': ({ competition: { id } }) => [
    { params: { id }, file: 'id,label\n1,a\n2,b\n3,a\n4,b\n' },
  ],

  'GET /api/datasets/list': () => [{}, { query: { categoryId: 1 } }, { query: { search: 'data' } }],
  'GET /api/datasets/{id}': ({ dataset, data }) => [
    { params: { id: dataset.id } },
    { params: { id: data.id } },
  ],
  'GET /api/datasets/files/{fileId}': ({ dataset, data }) => [
    { params: { fileId: dataset.fileId } },
    { params: { fileId: data.fileId } },
  ],
  'POST /api/datasets/{id}/statistic': ({ dataset: { id } }) => [{ params: { id } }],
  'POST /api/datasets/{id}/protocol': ({ dataset: { id } }) => [{ params: { id } }],
  'POST /api/competitions/{id}/datasets/protocol': ({ competition: { id } }) => [{ params: { id } }],
  'POST /api/competitions/{id}/datasets/download-log': ({ competition: { id }, data: { fileId } }) => [
    { params: { id }, body: { fileId } },
  ],

  'GET /api/datasets/{id}/draft': ({ dataset: { id } }) => [{ params: { id } }],
  'GET /api/datasets/{id}/archive': ({ dataset: { id } }) => [{ params: { id } }],
  'GET /api/datasets/files/{fileId}/profile': ({ dataset: { fileId } }) => [{ params: { fileId } }],
  'GET /api/datasets/{id}/versions': ({ dataset: { id } }) => [{ params: { id } }],
  'GET /api/datasets/{id}/usage': ({ dataset: { id } }) => [{ params: { id } }],
  'GET /api/datasets/{id}/statistics': ({ dataset: { id } }) => [{ params: { id }, query: { days: 90 } }],
  'GET /api/datasets/{id}/croissant': ({ dataset, data }) => [
    { params: { id: dataset.id } },
    { params: { id: data.id } },
  ],
  'GET /api/datasets/{id}/croissant.json': ({ dataset: { id } }) => [{ params: { id } }],

  'GET /api/admin/frame': () => [{}],
  'GET /api/admin/home': () => [{}],
  'GET /api/admin/search': ({ name }) => [{ query: { q: name } }],
  'GET /api/admin/choices': () => [{}],
  'GET /api/admin/competitions': ({ name }) => [{}, { query: { search: name } }],
  ...Object.fromEntries(
    ['', '/basics', '/texts', '/faq', '/agreement', '/access', '/rounds', '/exports'].map(part => [
      `GET /api/admin/competitions/{id}${part}`,
      ({ competition: { id } }: Stage) => [{ params: { id } }],
    ]),
  ),

  'GET /api/admin/imports': () => [{}],
  'GET /api/admin/imports/{importId}': ({ portable: { importId } }) => [{ params: { importId } }],
  'GET /api/admin/imports/{importId}/file': ({ portable: { importId } }) => [{ params: { importId } }],
  'GET /api/admin/competitions/{id}/exports/{exportId}/file': ({ competition, portable }) => [
    { params: { id: competition.id, exportId: portable.exportId } },
  ],

  'GET /api/competitions/submits/source-code': ({ code }) =>
    [
      { cmptId: code.competitionId },
      { cmptId: code.competitionId, teamId: code.teamId },
      { procedureId: code.procedureId },
      { procedureId: code.procedureId, path: 'src/main.py' },
    ].map(query => ({ query })),
  'GET /api/competitions/submits/source-code/{id}/archive': ({ code }) => [
    { params: { id: code.procedureId } },
  ],
  'GET /api/competitions/submits/source-code/comment': ({ code: { procedureId } }) => [
    { query: { procedureId } },
    { query: { procedureId, path: 'src/main.py' } },
  ],

  'GET /api/users/sso': () => [{}],
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

  'GET /api/competitions/{id}/cheat/appeal': ({ competition: { id }, team }) => [
    { params: { id } },
    { params: { id }, query: { teamId: team.id, per_page: 50 } },
  ],
  'GET /api/admin/competitions/{id}/appeals': ({ competition: { id } }) => [
    { params: { id }, query: { per_page: 50 } },
    { params: { id }, query: { state: 'open' } },
  ],
  'GET /api/competitions/{id}/discussions': ({ competition: { id } }) => [
    { params: { id } },
    { params: { id }, query: { search: '第', per_page: 50 } },
  ],
  'GET /api/discussions/{id}': ({ talk }) => [{ params: { id: talk.thread } }],
  'GET /api/discussions/posts/{id}/revisions': ({ talk }) => [{ params: { id: talk.post } }],
  'GET /api/admin/competitions/{id}/discussions/reports': ({ competition: { id } }) => [{ params: { id } }],

  'GET /api/v1/race-special/wap/activity/get-rank': ({ activity: name }) => [{ query: { name } }],
  'GET /api/v1/race-special/wap/activity/get-self-invite': ({ activity: name }) => [{ query: { name } }],

  'GET /api/submissions/{id}': ({ submission: id }) => [{ params: { id } }],
  'GET /api/submissions/{id}/events': ({ submission: id }) => [{ params: { id } }],
  'GET /api/submissions/{id}/file': ({ submission: id }) => [{ params: { id } }],
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
  'DELETE /api/teams/{id}': ({ team: { id } }) => [{ params: { id } }],
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
    return [{ params: { id } }]
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
      : multipart({}, [{ field: 'file', name: 'result.csv', content: given.file }])
  return stage.world.app.inject({
    method: call.method as 'GET',
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: { ...(role === 'visitor' ? {} : stage.people[role].headers), ...sent.headers },
    ...(sent.payload ? { payload: sent.payload } : {}),
  })
}

/** Where each built page is found on a stage, by its path in the URL map. */
export const pageSamples: Record<string, (stage: Stage) => string> = {
  '/': () => '/',
  '/competitions': () => '/competitions',
  ...Object.fromEntries(
    [
      '',
      '/default',
      '/datasets',
      '/ranking',
      '/weekly-rankings',
      '/faq',
      '/submits',
      '/teams',
      '/invite',
      '/appeal',
    ].map(tab => [
      `/competitions/:id${tab}`,
      ({ competition }: Stage) => `/competitions/${competition.id}${tab}`,
    ]),
  ),
  '/competitions/:id/discuss': ({ competition }) => `/competitions/${competition.id}/discuss`,
  '/competitions/:id/discuss/:threadId': ({ competition, talk }) =>
    `/competitions/${competition.id}/discuss/${talk.thread}`,
  '/competitions/:id/discuss/new': ({ competition }) => `/competitions/${competition.id}/discuss/new`,
  '/competitions/:id/discuss/moderation': ({ competition }) =>
    `/competitions/${competition.id}/discuss/moderation`,
  '/competitions/source-code': ({ code }) => `/competitions/source-code?cmptId=${code.competitionId}`,
  '/competition-private/verify': () => '/competition-private/verify',
  '/datasets': () => '/datasets',
  '/datasets/edit': () => '/datasets/edit',
  '/datasets/edit/:id': ({ dataset }) => `/datasets/edit/${dataset.id}`,
  '/datasets/:id': ({ dataset }) => `/datasets/${dataset.id}`,
  '/information': () => '/information',
  '/information/activity': () => '/information/activity',
  '/information/info': () => '/information/info',
  '/information/activity/:id': ({ article }) => `/information/activity/${article.activity}`,
  '/information/info/:id': ({ article }) => `/information/info/${article.info}`,
  '/admin': () => '/admin',
  '/admin/competitions': () => '/admin/competitions',
  '/admin/competitions/new': () => '/admin/competitions/new',
  '/admin/competitions/import': () => '/admin/competitions/import',
  '/admin/competitions/import/:importId': ({ portable }) => `/admin/competitions/import/${portable.importId}`,
  ...Object.fromEntries(
    ['', '/basics', '/texts', '/agreement', '/faq', '/access', '/rounds', '/exports', '/run/appeals'].map(
      part => [
        `/admin/competitions/:id${part}`,
        ({ competition }: Stage) => `/admin/competitions/${competition.id}${part}`,
      ],
    ),
  ),
  '/api/docs': () => '/api/docs',
  '/users/v2/setting-tokens': () => '/users/v2/setting-tokens',
  '/users/settings': () => '/users/settings',
  '/users/:id/settings': ({ people }) => `/users/${people.captain.id}/settings`,
  ...Object.fromEntries(
    [
      '',
      '/setting',
      '/default',
      '/competition-history',
      '/following',
      '/followers',
      '/publishes',
      '/collections',
    ].map(tab => [`/user/:id${tab}`, ({ people }: Stage) => `/user/${people.captain.id}${tab}`]),
  ),
}
