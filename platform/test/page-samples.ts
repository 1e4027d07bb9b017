import type { Stage } from './stage.ts'

/** Where each built page is found on a stage, by its path in the URL map. */
export const pageSamples: Record<string, (stage: Stage) => string> = {
  '/': () => '/',
  '/competitions': () => '/competitions',
  ...Object.fromEntries(
    ['', '/default', '/datasets', '/ranking', '/weekly-rankings', '/faq', '/submits', '/teams'].map(tab => [
      `/competitions/:id${tab}`,
      ({ competition }: Stage) => `/competitions/${competition.id}${tab}`,
    ]),
  ),
  '/competitions/:id/discuss': ({ competition }) => `/competitions/${competition.id}/discuss`,
  '/competitions/:id/discuss/:threadId': ({ competition, talk }) =>
    `/competitions/${competition.id}/discuss/${talk.thread}`,
  '/competitions/:id/discuss/new': ({ competition }) => `/competitions/${competition.id}/discuss/new`,
  '/competitions/:id/invite': ({ competition }) => `/competitions/${competition.id}/invite`,
  '/competitions/:id/appeal': ({ competition }) => `/competitions/${competition.id}/appeal`,
  '/competitions/source-code': ({ code }) =>
    `/competitions/source-code?cmptId=${code.competitionId}&procedureId=${code.procedureId}`,
  '/competition-private/verify': ({ competition }) => `/competition-private/verify?id=${competition.id}`,
  '/datasets/edit': () => '/datasets/edit',
  '/datasets/edit/:id': ({ draft }) => `/datasets/edit/${draft.id}`,
  '/datasets': () => '/datasets',
  '/datasets/:id': ({ dataset }) => `/datasets/${dataset.id}`,
  '/information': () => '/information',
  '/information/activity': () => '/information/activity',
  '/information/info': () => '/information/info',
  '/information/activity/:id': ({ article }) => `/information/activity/${article.activity}`,
  '/information/info/:id': ({ article }) => `/information/info/${article.info}`,
  '/api/docs': () => '/api/docs',
  '/users/v2/setting-userinfo': () => '/users/v2/setting-userinfo',
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

  '/admin': () => '/admin',
  '/admin/competitions/:id/rescores/new': ({ competition }) =>
    `/admin/competitions/${competition.id}/rescores/new?round=${competition.scheduleId}`,
  '/admin/users': () => '/admin/users',
  '/admin/users/:id': ({ people }) => `/admin/users/${people.captain.id}`,
  '/admin/catalogue': () => '/admin/catalogue',
  '/admin/catalogue/:kind': () => '/admin/catalogue/tags',
  '/admin/catalogue/:kind/:key': ({ name }) => `/admin/catalogue/tags/${name}-tag`,
  '/admin/audit': () => '/admin/audit',
  '/admin/health': () => '/admin/health',
  '/admin/competitions': () => '/admin/competitions',
  '/admin/competitions/new': () => '/admin/competitions/new',
  '/admin/competitions/import': () => '/admin/competitions/import',
  '/admin/competitions/import/:importId': ({ portable }) => `/admin/competitions/import/${portable.importId}`,
  ...Object.fromEntries(
    [
      '',
      '/basics',
      '/texts',
      '/rounds',
      '/scoring',
      '/baselines',
      '/data',
      '/agreement',
      '/faq',
      '/access',
      '/invite',
      '/participants',
      '/teams',
      '/submissions',
      '/reveal',
      '/promotion',
      '/rescores',
      '/broadcasts',
      '/appeals',
      '/moderation',
      '/exports',
    ].map(page => [
      `/admin/competitions/:id${page}`,
      ({ competition }: Stage) => `/admin/competitions/${competition.id}${page}`,
    ]),
  ),
  '/admin/competitions/:id/submissions/:submissionId': ({ competition, submission }) =>
    `/admin/competitions/${competition.id}/submissions/${submission}`,
  '/admin/competitions/:id/integrity': ({ competition }) => `/admin/competitions/${competition.id}/integrity`,
  '/admin/competitions/:id/integrity/:findingId': ({ competition, run }) =>
    `/admin/competitions/${competition.id}/integrity/${run.findings[0]}`,
  '/admin/competitions/:id/rescores/:rescoreId': ({ competition, run }) =>
    `/admin/competitions/${competition.id}/rescores/${run.rescore}`,
}
