import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** The whole URL map of the site, top to bottom. */

const notBuilt = (...paths: string[]): RouteConfigEntry[] =>
  paths.map(path => route(path, 'site/errors/not-built.page.tsx', { id: `not-built:${path}` }))

/** Pages for signed-in users: visitors are sent to the sign-on site and come back. */
const signedIn = (name: string, children: RouteConfigEntry[]) =>
  layout('site/guards/signed-in.tsx', { id: `signed-in:${name}` }, children)

const home = layout('site/layouts/landing.tsx', [
  index('features/home/web/home.page.tsx'),
  ...notBuilt('cooperation'),
])

const business = notBuilt('business', 'experts/:type?', 'help/:tab?')

const discussions = [route('discussions', 'features/discussions/web/all-threads.page.tsx')]

const onboarding = layout('site/layouts/plain.tsx', { id: 'plain:onboarding' }, [
  signedIn(
    'onboarding',
    notBuilt(
      'guide',
      ...[1, 2, 3, 4, 5].flatMap(step => [`guide/step-${step}`, `guide/step${step}`]),
      'guide-ent',
    ),
  ),
])

const inbox = signedIn('inbox', notBuilt('messages/:id?', 'notices/:id?', 'notice/:id?'))

const settings = signedIn('settings', [
  route('users/v2/setting-tokens', 'features/identity/web/tokens.page.tsx'),
  route('users/v2/setting-userinfo', 'features/profiles/web/userinfo.page.tsx'),
  // Older addresses of the settings; those of another person lead to one's own, as there are no others.
  ...['users/settings', 'users/:id/settings', 'user/:id/setting'].map(path =>
    route(path, 'features/profiles/web/older-settings.page.tsx', { id: `older:${path}` }),
  ),
  route('users/settings-v2', 'features/identity/web/settings.page.tsx'),
  route('users/v2/setting-password', 'features/identity/web/password.page.ts'),
  ...notBuilt(
    ...[
      'setting-username',
      'setting-privacy',
      'setting-notice',
      'setting-certification',
      'ent-setting-username',
      'ent-setting-certification',
    ].map(page => `users/v2/${page}`),
  ),
])

const profileTabs = [
  '',
  '/articles',
  '/collections',
  '/datasets',
  '/followers',
  '/followings',
  '/notebook',
  '/practice',
  '/publishes',
]
const olderProfileTabs = [
  '',
  '/default',
  '/competition-history',
  '/following',
  '/followers',
  '/publishes',
  '/collections',
]
const profiles = layout('site/layouts/profile.tsx', [
  layout('site/guards/own-pages.tsx', [
    ...notBuilt(...profileTabs.map(tab => `users/:id${tab}`)),
    // The guard gives this address the signed-in person's id.
    ...notBuilt('users'),
    ...olderProfileTabs.map(tab =>
      route(`user/:id${tab}`, 'features/profiles/web/older-profile.page.tsx', { id: `older:user/:id${tab}` }),
    ),
    signedIn('profile', notBuilt('user/:id/profile')),
  ]),
])

const specialPages = [
  '',
  '/competition',
  '/contact',
  '/content-1',
  '/content-2',
  '/content-3',
  '/content-4',
  '/content-5',
  '/expert',
  '/invite',
  '/job',
  '/news',
  '/news/:id',
  '/organization',
  '/talent',
]
const sponsors = layout(
  'site/layouts/special.tsx',
  notBuilt(
    'dcic',
    'dcic/DCIC',
    'dcic/:id',
    'grade',
    'grade/DCIC',
    'grade/DCIC-details',
    'education',
    'evalution',
    'evalution/cmpt',
    'evalution/details',
    'welfare',
    ...specialPages.map(page => `special/:name${page}`),
  ),
)

const unveil = layout('site/layouts/unveil.tsx', notBuilt('unveil'))

const spic = layout('site/layouts/contest.tsx', [
  ...notBuilt('spic', 'spic/:id'),
  signedIn(
    'spic',
    notBuilt('spic/:id/submits', 'spic/signup', 'spic/signupinfo', 'spic/submit', 'spic/submit_2020'),
  ),
])

const reviewPages = [
  'allproject',
  'intentionproject',
  'preliminaries',
  'projectlist',
  'recycle',
  'scoremanage',
  'spic-review-2020/:id?',
]
const review = [
  layout(
    'site/layouts/plain.tsx',
    { id: 'plain:review' },
    notBuilt(
      'hidden-spic-review/login',
      'hidden-spic-review/no-access',
      'spic-review/login',
      'spic-review/no-access',
    ),
  ),
  layout('site/guards/reviewer.tsx', { id: 'reviewer' }, [
    layout('site/layouts/review.tsx', [
      ...notBuilt(
        ...reviewPages.map(page => `hidden-spic-review/${page}`),
        ...reviewPages.map(page => `spic-review/${page}`),
      ),
      ...notBuilt('hidden-spic-review/:id?', 'hidden-spic-review/:token/:id'),
    ]),
  ]),
]

const competitions = [
  route('competitions', 'features/competitions/web/competitions.page.tsx'),
  route('competitions/source-code', 'features/source-code/web/source-code.page.tsx'),
  layout('features/competitions/web/competition.layout.tsx', [
    route('competitions/:id', 'features/competitions/web/overview.page.tsx'),
    route('competitions/:id/default', 'features/competitions/web/overview.page.tsx', {
      id: 'competition-default',
    }),
    route('competitions/:id/datasets', 'features/datasets/web/competition-data.page.tsx'),
    route('competitions/:id/ranking', 'features/rankings/web/ranking.page.tsx'),
    route('competitions/:id/weekly-rankings', 'features/rankings/web/daily.page.tsx'),
    route('competitions/:id/faq', 'features/competitions/web/faq.page.tsx'),
    route('competitions/:id/discuss', 'features/discussions/web/discuss.page.tsx'),
    route('competitions/:id/discuss/:threadId', 'features/discussions/web/thread.page.tsx'),
    route('competitions/:id/invite', 'features/invites/web/invite.page.tsx'),
    signedIn('competition', [
      route('competitions/:id/appeal', 'features/appeals/web/appeal.page.tsx'),
      route('competitions/:id/discuss/new', 'features/discussions/web/new-thread.page.tsx'),
      route('competitions/:id/submits', 'features/submissions/web/submits.page.tsx'),
      route('competitions/:id/teams', 'features/teams/web/teams.page.tsx'),
    ]),
  ]),
]

const privateCode = layout('site/layouts/blank.tsx', [
  signedIn('competition-private', [
    route('competition-private/verify', 'features/competitions/web/private-verify.page.tsx'),
  ]),
])

const datasets = [
  route('datasets', 'features/datasets/web/datasets.page.tsx'),
  signedIn('datasets', [
    route('datasets/edit', 'features/datasets/web/dataset-new.page.tsx'),
    route('datasets/edit/:id', 'features/datasets/web/dataset-edit.page.tsx'),
  ]),
  route('datasets/:id', 'features/datasets/web/dataset.page.tsx'),
]

const article = 'features/information/web/article.page.tsx'
const information = [
  ...['information', 'information/activity', 'information/info'].map(path =>
    route(path, 'features/information/web/information.page.tsx', { id: `list:${path}` }),
  ),
  route('information/activity/:id', article, { id: 'activity' }),
  route('information/info/:id', article, { id: 'info' }),
  ...notBuilt(
    ...['content-1', 'content-2', 'content-3', 'content-4', 'content-5', 'discussion'].map(
      page => `information/activity/:id/${page}`,
    ),
  ),
]

const admin = signedIn('admin', [
  layout('features/admin/web/admin.layout.tsx', [
    route('admin', 'features/admin/web/home.page.tsx', { id: 'admin-home' }),
    route('admin/users', 'features/accounts/web/accounts.page.tsx'),
    route('admin/users/:id', 'features/accounts/web/account.page.tsx'),
    route('admin/catalogue', 'features/catalogue/web/catalogue-area.layout.tsx', [
      index('features/catalogue/web/list.page.tsx'),
      route(':kind', 'features/catalogue/web/list.page.tsx', { id: 'catalogue-list' }),
      route(':kind/:key', 'features/catalogue/web/entry.page.tsx'),
    ]),
    route('admin/audit', 'features/audit-list/web/audit.page.tsx'),
    route('admin/health', 'features/health/web/health.page.tsx'),
    route('admin/competitions', 'features/authoring/web/authored-area.layout.tsx', [
      index('features/authoring/web/authored-list.page.tsx'),
      route('new', 'features/authoring/web/new-competition.page.tsx'),
      route('import', 'features/portability/web/import.page.tsx'),
      route('import/:importId', 'features/portability/web/import-preview.page.tsx'),
      route(':id', 'features/authoring/web/authored.layout.tsx', [
        index('features/authoring/web/authored-overview.page.tsx'),
        ...['basics', 'texts', 'agreement', 'faq', 'access'].map(page =>
          route(page, `features/authoring/web/authored-${page}.page.tsx`),
        ),
        ...['participants', 'teams', 'submissions', 'reveal'].map(page =>
          route(page, `features/running/web/${page}.page.tsx`),
        ),
        route('promotion', 'features/promotions/web/promotion.page.tsx'),
        route('integrity', 'features/integrity/web/integrity.page.tsx'),
        route('integrity/:findingId', 'features/integrity/web/finding.page.tsx'),
        route('submissions/:submissionId', 'features/running/web/submission.page.tsx'),
        route('rescores', 'features/rescoring/web/rescores.page.tsx'),
        route('rescores/new', 'features/rescoring/web/new-rescore.page.tsx'),
        route('rescores/:rescoreId', 'features/rescoring/web/rescore.page.tsx'),
        route('rounds', 'features/planning/web/rounds.page.tsx'),
        route('broadcasts', 'features/broadcasts/web/broadcasts.page.tsx'),
        route('exports', 'features/portability/web/exports.page.tsx'),
        route('scoring', 'features/evaluation/web/scoring.page.tsx'),
        route('baselines', 'features/baselines/web/baselines.page.tsx'),
        route('data', 'features/datasets/web/authored-data.page.tsx'),
        route('invite', 'features/invites/web/authored-invite.page.tsx'),
        route('appeals', 'features/appeals/web/manage-appeals.page.tsx'),
        route('moderation', 'features/discussions/web/moderation.page.tsx'),
      ]),
    ]),
  ]),
])

export default [
  home,
  admin,
  layout('site/layouts/default.tsx', [
    ...competitions,
    ...datasets,
    ...information,
    ...business,
    ...discussions,
    ...notBuilt('special'),
    route('api/docs', 'site/api-docs.page.tsx'),
    inbox,
    settings,
    route('error', 'site/errors/error.page.tsx'),
    route('*', 'site/errors/not-found.page.tsx'),
  ]),
  profiles,
  sponsors,
  unveil,
  spic,
  onboarding,
  privateCode,
  ...review,
] satisfies RouteConfig
