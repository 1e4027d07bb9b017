import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { builtPages } from '../platform/test/built-pages.ts'
import type { ReviewerName } from './reviewers.ts'

/** Who looks at a page: nobody known, or somebody of the demo world. */
export type Reader = 'visitor' | 'competitor' | 'captain' | 'organiser' | 'admin' | ReviewerName

export type SeenPage = {
  /** As its pictures are called. */
  name: string
  /** Of the site; `/LANG/…` and `sso:/…` of the sign-on site. */
  path: string
  as: Reader
  /** The page is not that one but what a link on it leads to: one whose address is this and a number, or the code of a certificate. */
  link?: string
}

type Line = readonly [name: string, path: string, as?: Reader, link?: string]

/** The pages of the administration about one competition, whichever there are. */
const ofCompetition = builtPages.flatMap((path): Line[] => {
  const [, name] = /^\/admin\/competitions\/:id\/([^:/]+)$/.exec(path) ?? []
  return name === undefined ? [] : [[`admin-${name}`, `/admin/competitions/1001/${name}`, 'organiser']]
})

const lines: readonly Line[] = [
  ['home', '/'],
  ['home-own', '/', 'captain'],
  ['welcome', '/welcome', 'captain'],
  ['competitions', '/competitions'],
  ['competition', '/competitions/1001'],
  ['competition-own', '/competitions/1001', 'captain'],
  ['data', '/competitions/1001/datasets', 'captain'],
  ['ranking', '/competitions/1001/ranking', 'captain'],
  ['ranking-b', '/competitions/1003/ranking'],
  ['daily', '/competitions/1001/weekly-rankings'],
  ['submits', '/competitions/1001/submits', 'captain'],
  ['submits-blocked', '/competitions/1002/submits', 'competitor'],
  ['submits-final', '/competitions/1002/submits', 'captain'],
  ['teams', '/competitions/1001/teams', 'captain'],
  ['team', '/competitions/1001/teams/10016'],
  ['invite', '/competitions/1001/invite', 'captain'],
  ['faq', '/competitions/1001/faq'],
  ['not-started', '/competitions/1004'],
  ['datasets', '/datasets'],
  ['dataset', '/datasets/201'],
  ['dataset-data', '/datasets/201?tab=data', 'captain'],
  ['dataset-new', '/datasets/edit', 'organiser'],
  ['dataset-edit', '/datasets/edit/201', 'organiser'],
  ['discuss', '/competitions/1001/discuss'],
  ['admin-mails', '/admin/mails', 'admin'],
  ['notices', '/notices', 'captain'],
  ['notice', '/notices', 'captain', '/notices/'],
  ['setting-notice', '/users/v2/setting-notice', 'captain'],
  ['sessions', '/users/v2/setting-sessions', 'captain'],
  ['own-data', '/users/v2/setting-data', 'captain'],
  ['messages', '/messages', 'captain'],
  ['conversation', '/messages', 'captain', '/messages/'],
  ['person-own', '/users/100002', 'captain'],
  ['person', '/users/100002'],
  ['person-course', '/users/100002?cmpt=1001', 'competitor'],
  ...[
    'practice',
    'publishes',
    'articles',
    'datasets',
    'notebook',
    'collections',
    'followings',
    'followers',
  ].map((tab): Line => [`person-${tab}`, `/users/100002/${tab}`, 'captain']),
  ['metrics', '/metrics'],
  ['metric', '/metrics/ndcg-at-k'],
  ['discussions', '/discussions', 'captain'],
  ['thread', '/competitions/1001/discuss', 'captain', '/competitions/1001/discuss/'],
  ['thread-new', '/competitions/1001/discuss/new', 'captain'],
  ['solution', '/competitions/1003/solution', 'captain'],
  ['thread-solution', '/competitions/1003/discuss', 'captain', '/competitions/1003/discuss/'],
  ['code-only', '/competitions/1005', 'captain'],
  ['source-code', '/competitions/source-code?cmptId=1005', 'captain'],
  ['appeal', '/competitions/1001/appeal', 'captain'],
  ['admin', '/admin', 'organiser'],
  ['admin-messages', '/admin/messages', 'admin'],
  ['admin-list', '/admin/competitions', 'organiser'],
  ['admin-competition', '/admin/competitions/1001', 'organiser'],
  ['admin-catalogue', '/admin/catalogue/tags', 'admin'],
  ['admin-catalogue-groups', '/admin/catalogue/dataset-categories', 'admin'],
  ['admin-entry', '/admin/catalogue/organisations/1', 'admin'],
  ...ofCompetition,
  [
    'admin-submission',
    '/admin/competitions/1001/submissions',
    'organiser',
    '/admin/competitions/1001/submissions/',
  ],
  ['admin-rescore-new', '/admin/competitions/1001/rescores/new', 'organiser'],
  ['admin-new', '/admin/competitions/new', 'organiser'],
  ['admin-import', '/admin/competitions/import', 'organiser'],
  ['admin-users', '/admin/users', 'admin'],
  ['admin-user', '/admin/users', 'admin', '/admin/users/'],
  ['admin-certification', '/admin/certification', 'admin'],
  ['admin-audit', '/admin/audit', 'admin'],
  ['admin-health', '/admin/health', 'admin'],
  ['certification', '/users/v2/setting-certification', 'captain'],
  ['certification-company', '/users/v2/ent-setting-certification', 'captain'],
  ['userinfo', '/users/v2/setting-userinfo?origin=/competitions/1001/submits#skill', 'captain'],
  ['activity-discussion', '/information/activity/2/discussion'],
  ['experts', '/experts'],
  ['experts-tutors', '/experts/tutor'],
  ['experts-judges', '/experts/evaluation'],
  ['experts-ccf', '/experts/ccf_tfbd'],
  ['expert', '/experts', 'visitor', '/experts/evaluation/'],
  ['expert-apply', '/experts/apply', 'captain'],
  ['admin-experts', '/admin/experts', 'admin'],
  ['admin-expert', '/admin/experts', 'admin', '/admin/experts/'],
  ['admin-expert-applications', '/admin/experts/applications', 'admin'],
  ['site-job', '/special/bay/job', 'captain', '/special/bay/job/'],
  ['admin-jobs', '/admin/jobs', 'admin'],
  ['admin-job', '/admin/jobs', 'admin', '/admin/jobs/'],
  ['needs', '/unveil'],
  ['need', '/unveil/1', 'captain'],
  ['need-awarded', '/unveil/3'],
  ['need-new', '/unveil/new', 'captain'],
  ['need-edit', '/unveil/4/edit', 'captain'],
  ['need-bids', '/unveil/2/bids', 'organiser'],
  ['needs-own', '/unveil/mine', 'captain'],
  ['admin-needs', '/admin/needs', 'admin'],
  ['cooperation', '/cooperation'],
  ['business', '/business'],
  ['admin-leads', '/admin/leads', 'admin'],
  ['admin-lead', '/admin/leads', 'admin', '/admin/leads/'],
  ['benchmarks', '/evalution'],
  ['benchmark', '/evalution/cmpt'],
  ['benchmark-entry', '/evalution/details'],
  ['benchmark-own', '/evalution/1/method', 'captain'],
  ['admin-benchmarks', '/admin/benchmarks', 'admin'],
  ['admin-benchmark', '/admin/benchmarks', 'admin', '/admin/benchmarks/'],
  ['education', '/education'],
  ['education-own', '/education', 'captain'],
  ['learning-path', '/education/1', 'captain'],
  ['admin-learning', '/admin/learning', 'admin'],
  ['admin-learning-path', '/admin/learning', 'admin', '/admin/learning/'],
  ['welfare', '/welfare'],
  ['sites', '/special'],
  ['site-bay', '/special/bay'],
  ...(
    [
      'competition',
      'content-1',
      'content-2',
      'content-3',
      'content-4',
      'content-5',
      'news',
      'expert',
      'organization',
      'job',
      'talent',
      'invite',
      'contact',
    ] as const
  ).map((page): Line => [`site-bay-${page}`, `/special/bay/${page}`]),
  ['site-linjiang', '/special/linjiang'],
  ['admin-media', '/admin/media', 'admin'],
  ['season', '/dcic'],
  ['season-past', '/dcic/1'],
  ['seasons', '/dcic/DCIC'],
  ['grade', '/grade'],
  ['grade-form', '/grade/DCIC'],
  ['grade-details', '/grade/DCIC-details', 'captain'],
  ['admin-seasons', '/admin/seasons', 'admin'],
  ['admin-season', '/admin/seasons/1', 'admin'],
  ['spic', '/spic'],
  ['spic-edition', '/spic/1'],
  ['spic-signup', '/spic/signup', 'captain'],
  ['spic-signupinfo', '/spic/signupinfo', 'captain'],
  ['spic-submit', '/spic/submit', 'captain'],
  ['spic-submit-2020', '/spic/submit_2020', 'captain'],
  ['spic-submits', '/spic/1/submits', 'captain'],
  ['spic-results', '/spic/2/results'],
  ['spic-interests', '/spic/1/interests', 'captain'],
  ['spic-letter', '/spic/2/letter', 'captain'],
  ['admin-spic', '/admin/spic', 'admin'],
  ['admin-spic-edition', '/admin/spic/1', 'admin'],
  ['admin-spic-results', '/admin/spic/1/results', 'admin'],
  ['admin-spic-assignment', '/admin/spic/1/assignment', 'admin'],
  ['admin-spic-rubric', '/admin/spic/1/rubric', 'admin'],
  ['admin-spic-reviewers', '/admin/spic/1/reviewers', 'admin'],
  ['admin-spic-reviewer', '/admin/spic/1/reviewers/3', 'admin'],
  ['admin-spic-trace', '/admin/spic/1/trace', 'admin'],
  ['review-all', '/spic-review/allproject', 'chief'],
  ['review-shortlist', '/spic-review/preliminaries', 'chief'],
  ['review-recycle', '/spic-review/recycle', 'chief'],
  ['review-scores', '/spic-review/scoremanage', 'chief'],
  ['review-own', '/hidden-spic-review/scoremanage', 'expert'],
  ['review-sheet', '/spic-review/scoremanage', 'expert', '/spic-review/spic-review-2020/'],
  ['review-sheet-read', '/hidden-spic-review/spic-review-2020/1', 'chief'],
  ['review-intentions', '/spic-review/intentionproject', 'partner'],
  ['review-overview', '/spic-review/projectlist', 'observer'],
  ['help', '/help'],
  ['help-faq', '/help/faq'],
  ['help-service', '/help/service', 'captain'],
  ['help-privacy', '/help/privacy'],
  ['help-older', '/help/service?version=1'],
  ['help-found', '/help?q=B'],
  ['feedback', '/feedback?from=/competitions'],
  ['feedback-own', '/feedback', 'captain'],
  ['admin-help', '/admin/help', 'admin'],
  ['admin-help-document', '/admin/help/service', 'admin'],
  ['admin-feedback', '/admin/feedback', 'admin'],
  ['information', '/information'],
  ['activities', '/information/activity'],
  ['news', '/information/info'],
  ['article', '/information/info/1'],
  ['activity', '/information/activity/2'],
  ['admin-information', '/admin/information', 'admin'],
  ['admin-article-new', '/admin/information/new', 'admin'],
  ['admin-article', '/admin/information/1', 'admin'],
  ['admin-content', '/admin/content', 'admin'],
  ['admin-site', '/admin/content', 'admin', '/admin/content/sites/'],
  ['admin-page', '/admin/content', 'admin', '/admin/content/pages/'],
  ...[1, 2, 3, 4, 5].map((n): Line => [`activity-content-${n}`, `/information/activity/2/content-${n}`]),
  ['admin-preview', '/admin/content/preview/1', 'admin'],
  ['site-bay-article', '/special/bay/news', 'visitor', '/special/bay/news/'],
  ['admin-activity', '/admin/information/2/activity', 'admin'],
  ['admin-signups', '/admin/information/2/signups', 'admin'],
  ['people-ranking', '/users/ranking', 'captain'],
  ['certificate', '/competitions/1003', 'captain', '/certificates/'],
  ['settings', '/users/settings-v2', 'captain'],
  ['user-name', '/users/v2/setting-username', 'captain'],
  ['privacy', '/users/v2/setting-privacy', 'captain'],
  ['display', '/users/v2/setting-display', 'captain'],
  ['company', '/users/v2/ent-setting-username', 'captain'],
  ['tokens', '/users/v2/setting-tokens', 'captain'],
  ['api-docs', '/api/docs'],
  ['api-start', '/help/api'],
  ['error', '/nowhere'],
  ['signed-out', '/error?code=401'],
  ['login', '/LANG/login2?return=/'],
  ['register', '/LANG/register'],
  ['login-code', '/LANG/login2?return=/&mode=code'],
  ['reset', '/LANG/password/reset'],
  ['outbox', 'sso:/outbox'],
  ['rebind-email', '/LANG/binding/change?kind=email', 'captain'],
  ['rebind-phone', '/LANG/binding/change?kind=phone', 'captain'],
  ['password-change', '/LANG/password/change', 'captain'],
  ['sign-out', 'sso:/session/end', 'captain'],
  ['landing', '/cooperation'],
  ['profile', '/users/7'],
  ['special', '/special/acme'],
  ['unveil', '/unveil'],
  ['blank', '/competition-private/verify', 'captain'],
  ['guide-1', '/guide/step-1', 'competitor'],
  ['guide-2', '/guide/step-2', 'competitor'],
  ['guide-3', '/guide/step-3', 'competitor'],
  ['guide-4', '/guide/step-4', 'competitor'],
  ['guide-5', '/guide/step-5', 'competitor'],
  ['guide-company', '/guide-ent', 'competitor'],
  ['review-login', '/hidden-spic-review/login'],
  ['review-no-access', '/hidden-spic-review/no-access', 'expert'],
]

/** Every built page once, as somebody sees it who has something on it; and one of each layout without built pages. */
export const seenPages: readonly SeenPage[] = lines.map(([name, path, as = 'visitor', link]) => ({
  name,
  path,
  as,
  ...(link ? { link } : {}),
}))

const comesWithin = 60_000

/** The address of what is to be seen, asked from a page in whose session it is. */
export async function addressOf(
  page: Page,
  { path, link }: SeenPage,
  site: string,
  signOn: string,
  lang: string,
) {
  if (path.startsWith('sso:')) return signOn + path.slice('sso:'.length)
  if (path.startsWith('/LANG/')) return signOn + path.replace('LANG', lang)
  if (!link) return site + path
  const linkNow = async () => {
    const html = await (await page.request.get(site + path)).text()
    return html
      .split('"')
      .find(text => text.startsWith(link) && /^(?:\d+|[0-9a-z]{20})$/.test(text.slice(link.length)))
  }
  // Some of the demo world comes of its jobs, after it has begun.
  for (const end = Date.now() + comesWithin; ; await pause(1_000)) {
    const found = await linkNow()
    if (found) return site + found
    if (Date.now() > end) throw new Error(`${path} has no link to ${link}…`)
  }
}
