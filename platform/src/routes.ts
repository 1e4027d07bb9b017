import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** The whole URL map of the site, top to bottom. */

const notBuilt = (...paths: string[]): RouteConfigEntry[] =>
  paths.map(path => route(path, 'site/errors/not-built.page.tsx', { id: `not-built:${path}` }))

/** Pages for signed-in users: visitors are sent to the sign-on site and come back. */
const signedIn = (name: string, children: RouteConfigEntry[]) => layout('site/guards/signed-in.tsx', { id: `signed-in:${name}` }, children)

const home = layout('site/layouts/landing.tsx', [index('features/home/web/home.page.tsx'), ...notBuilt('cooperation')])

const business = notBuilt('business', 'experts/:type?', 'help/:tab?')

const onboarding = signedIn('onboarding', notBuilt('guide', ...[1, 2, 3, 4, 5].flatMap(step => [`guide/step-${step}`, `guide/step${step}`]), 'guide-ent'))

const inbox = signedIn('inbox', notBuilt('messages/:id?', 'notices/:id?', 'notice/:id?'))

const profile = [
  ...notBuilt(...['', '/articles', '/collections', '/datasets', '/followers', '/followings', '/notebook', '/practice', '/publishes'].map(tab => `users/:id${tab}`)),
  ...notBuilt(...['', '/competition-history', '/following', '/followers', '/publishes', '/collections', '/default'].map(tab => `user/:id${tab}`)),
  signedIn('profile', [
    ...notBuilt('users', 'users/:id/settings', 'users/settings', 'user/:id/profile', 'user/:id/setting'),
    ...notBuilt(...['setting-userinfo', 'setting-username', 'setting-password', 'setting-privacy', 'setting-notice', 'setting-certification', 'ent-setting-username', 'ent-setting-certification'].map(page => `users/v2/${page}`)),
  ]),
]

const specialPages = ['', '/competition', '/contact', '/content-1', '/content-2', '/content-3', '/content-4', '/content-5', '/expert', '/invite', '/job', '/news', '/news/:id', '/organization', '/talent']
const sponsors = notBuilt(
  'dcic', 'dcic/DCIC', 'dcic/:id', 'grade', 'grade/DCIC', 'grade/DCIC-details', 'education', 'evalution', 'evalution/cmpt', 'evalution/details', 'welfare', 'unveil', 'special',
  ...specialPages.map(page => `special/:name${page}`),
)

const spic = [
  ...notBuilt('spic', 'spic/:id'),
  signedIn('spic', notBuilt('spic/:id/submits', 'spic/signup', 'spic/signupinfo', 'spic/submit', 'spic/submit_2020')),
]

const reviewPages = ['allproject', 'intentionproject', 'preliminaries', 'projectlist', 'recycle', 'scoremanage', 'spic-review-2020/:id?']
const review = [
  ...notBuilt('hidden-spic-review/login', 'hidden-spic-review/no-access', 'spic-review/login', 'spic-review/no-access'),
  layout('site/guards/reviewer.tsx', [
    ...notBuilt(...reviewPages.map(page => `hidden-spic-review/${page}`), ...reviewPages.map(page => `spic-review/${page}`)),
    ...notBuilt('hidden-spic-review/:id?', 'hidden-spic-review/:token/:id'),
  ]),
]

export default [
  home,
  layout('site/layouts/default.tsx', [
    ...business,
    onboarding,
    inbox,
    ...profile,
    ...sponsors,
    ...spic,
    ...review,
    route('error', 'site/errors/error.page.tsx'),
    route('*', 'site/errors/not-found.page.tsx'),
  ]),
] satisfies RouteConfig
