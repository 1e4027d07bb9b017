import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { pageSlugs } from './features/content/pages/rules.ts'
import { shortlyNamed } from './site/route-names.ts'

/** The whole URL map of the site, top to bottom. */

/** Pages for signed-in users: visitors are sent to the sign-on site and come back. */
const signedIn = (name: string, children: RouteConfigEntry[]) =>
  layout('site/guards/signed-in.tsx', { id: `signed-in:${name}` }, children)

const home = layout('site/layouts/landing.tsx', [
  index('features/front/home/web/home.page.tsx'),
  route('welcome', 'features/front/home/web/home.page.tsx', { id: 'landing' }),
  route('cooperation', 'features/content/leads/web/cooperation.page.tsx'),
])

const experts = [
  ...['experts', 'experts/evaluation', 'experts/tutor', 'experts/ccf_tfbd'].map(path =>
    route(path, 'features/content/experts/web/experts.page.tsx', { id: `list:${path}` }),
  ),
  signedIn('experts', [route('experts/apply', 'features/content/experts/web/apply.page.tsx')]),
  route('experts/:type/:id', 'features/content/experts/web/expert.page.tsx'),
]

const business = [route('business', 'features/content/leads/web/business.page.tsx')]

const help = [
  route('help/api', 'site/api-start.page.tsx'),
  route('help/:tab?', 'features/content/help/web/help.page.tsx'),
  route('feedback', 'features/content/help/web/feedback.page.tsx'),
]

const metrics = [
  route('metrics', 'features/engine/metrics/web/metrics.page.tsx'),
  route('metrics/:key', 'features/engine/metrics/web/metric.page.tsx'),
]

const awards = [
  route('users/ranking', 'features/scoring/ratings/web/people-ranking.page.tsx'),
  route('certificates/:code', 'features/scoring/certificates/web/certificate.page.tsx'),
]

const mails = [route('unsubscribe/:token', 'features/people/notices/web/unsubscribe.page.tsx')]

const discussions = [route('discussions', 'features/community/discussions/web/all-threads.page.tsx')]

const onboarding = layout('site/layouts/plain.tsx', { id: 'plain:onboarding' }, [
  signedIn('onboarding', [
    route('guide', 'features/people/onboarding/web/guide.page.tsx'),
    route('guide-ent', 'features/people/onboarding/web/guide-ent.page.tsx'),
    layout(
      'features/people/onboarding/web/guide.layout.tsx',
      { id: 'guide-steps' },
      // Each under both of its addresses.
      ['step-', 'step'].flatMap(named =>
        [1, 2, 3, 4, 5].map(step =>
          route(
            `guide/${named}${step}`,
            step === 5
              ? 'features/front/home/web/guide-end.page.tsx'
              : `features/people/onboarding/web/step-${step}.page.tsx`,
            { id: `guide:${named}${step}` },
          ),
        ),
      ),
    ),
  ]),
])

const inbox = signedIn('inbox', [
  route('messages', 'features/people/inbox/web/messages.layout.tsx', [
    index('features/people/inbox/web/no-conversation.page.tsx'),
    route(':id', 'features/people/inbox/web/conversation.page.tsx'),
  ]),
  route('notices', 'features/people/notices/web/notices.page.tsx'),
  route('notices/:id', 'features/people/notices/web/notice.page.tsx'),
  route('notice/:id?', 'features/people/notices/web/older-notice.page.ts'),
])

// Older addresses of the settings; those of another person lead to one's own, as there are no others.
const olderSettings = signedIn(
  'older-settings',
  ['users/settings', 'users/:id/settings', 'user/:id/setting'].map(path =>
    route(path, 'features/people/profiles/web/older-settings.page.tsx', { id: `older:${path}` }),
  ),
)

const settings = signedIn('settings', [
  layout('site/settings/settings.layout.tsx', [
    route('users/v2/setting-tokens', 'features/people/identity/web/tokens.page.tsx'),
    route('users/v2/setting-sessions', 'features/people/identity/web/sessions.page.tsx'),
    ...['setting-certification', 'ent-setting-certification'].map(page =>
      route(`users/v2/${page}`, 'features/people/certification/web/setting-certification.page.tsx', {
        id: page,
      }),
    ),
    route('users/v2/setting-data', 'features/people/own-data/web/own-data.page.tsx'),
    route('users/v2/setting-userinfo', 'features/people/profiles/web/userinfo.page.tsx'),
    route('users/settings-v2', 'features/people/identity/web/settings.page.tsx'),
    route('users/v2/setting-password', 'features/people/identity/web/password.page.ts'),
    route('users/v2/setting-username', 'features/people/identity/web/user-name.page.tsx'),
    route('users/v2/setting-display', 'features/people/identity/web/display.page.tsx'),
    route('users/v2/setting-privacy', 'features/people/privacy/web/privacy.page.tsx'),
    route('users/v2/ent-setting-username', 'features/people/profiles/web/company.page.tsx'),
    route('users/v2/setting-notice', 'features/people/notices/web/settings.page.tsx', {
      id: 'setting-notice',
    }),
  ]),
])

const person = 'features/front/person-pages/web'
const people = layout(`${person}/person.layout.tsx`, { id: 'person' }, [
  route('users/:id', `${person}/entered.page.tsx`),
  ...['practice', 'publishes', 'articles', 'notebook', 'collections'].map(tab =>
    route(`users/:id/${tab}`, `${person}/${tab}.page.tsx`, { id: `person-${tab}` }),
  ),
  route('users/:id/datasets', `${person}/own-datasets.page.tsx`),
  ...['followings', 'followers'].map(tab =>
    route(`users/:id/${tab}`, `${person}/follows.page.tsx`, { id: `person-${tab}` }),
  ),
])
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
    people,
    // The guard gives this address the signed-in person's id.
    route('users', 'site/errors/not-found.page.tsx', { id: 'own-users' }),
    ...olderProfileTabs.map(tab =>
      route(`user/:id${tab}`, 'features/people/profiles/web/older-profile.page.tsx', {
        id: `older:user/:id${tab}`,
      }),
    ),
    signedIn('profile', [route('user/:id/profile', 'features/people/profiles/web/edit-profile.page.ts')]),
  ]),
])

const sponsorPage = 'features/content/pages/web/sponsor-page.page.tsx'
const sponsorSites = layout('features/content/pages/web/sponsor-site.layout.tsx', { id: 'sponsor-site' }, [
  route('special/:name', sponsorPage, { id: 'special' }),
  ...pageSlugs
    .filter(slug => !['home', 'news', 'job', 'talent', 'invite'].includes(slug))
    .map(slug => route(`special/:name/${slug}`, sponsorPage, { id: `special-${slug}` })),
  route('special/:name/job', 'features/content/jobs/web/site-jobs.page.tsx'),
  route('special/:name/job/:id', 'features/content/jobs/web/site-job.page.tsx'),
  route('special/:name/invite', 'features/front/site-invites/web/site-invites.page.tsx'),
  route('special/:name/talent', 'features/content/jobs/web/site-talents.page.tsx'),
  route('special/:name/news', 'features/content/pages/web/site-news.page.tsx'),
  route('special/:name/news/:id', 'features/content/pages/web/site-article.page.tsx'),
])
const seasons = [
  route('dcic', 'features/content/seasons/web/present-season.page.tsx'),
  route('dcic/DCIC', 'features/content/seasons/web/series.page.tsx'),
  route('dcic/:id', 'features/content/seasons/web/season.page.tsx'),
  route('grade', 'features/content/seasons/web/grade.page.tsx'),
  route('grade/DCIC', 'features/content/seasons/web/grade-form.page.tsx'),
  route('grade/DCIC-details', 'features/content/seasons/web/grade-details.page.tsx'),
]
const benchmarks = [
  route('evalution', 'features/content/benchmarks/web/benchmarks.page.tsx'),
  route('evalution/cmpt', 'features/content/benchmarks/web/benchmark.page.tsx'),
  route('evalution/details', 'features/content/benchmarks/web/benchmark-entry.page.tsx'),
  signedIn('benchmarks', [
    route('evalution/:benchmarkId/method', 'features/content/benchmarks/web/own-entries.page.tsx'),
  ]),
]
const sponsors = layout('site/layouts/special.tsx', [
  route('special', 'features/content/pages/web/sites.page.tsx', { id: 'sites' }),
  ...seasons,
  sponsorSites,
  ...benchmarks,
  route('education', 'features/content/learning/web/education.page.tsx'),
  route('education/:pathId', 'features/content/learning/web/learning-path.page.tsx'),
  route('welfare', 'features/content/pages/web/welfare.page.tsx'),
])

// A page of the administration that looks as the public one will: it stands in the frame of that.
const preview = signedIn('content-preview', [
  layout('site/layouts/special.tsx', { id: 'special:preview' }, [
    route('admin/content/preview/:pageId', 'features/content/pages/web/page-preview.page.tsx'),
  ]),
])

const unveil = layout('site/layouts/unveil.tsx', [
  route('unveil', 'features/content/bids/web/needs.page.tsx'),
  signedIn('bids', [
    route('unveil/new', 'features/content/bids/web/new-need.page.tsx'),
    route('unveil/mine', 'features/content/bids/web/own-needs.page.tsx'),
    route('unveil/:id/edit', 'features/content/bids/web/edit-need.page.tsx'),
    route('unveil/:id/bids', 'features/content/bids/web/need-bids.page.tsx'),
  ]),
  route('unveil/:id', 'features/content/bids/web/need.page.tsx'),
])

const spic = layout('site/layouts/contest.tsx', [
  route('spic', 'features/spic/editions/web/spic.page.tsx'),
  route('spic/:id', 'features/spic/editions/web/edition.page.tsx'),
  route('spic/:id/results', 'features/review/decisions/web/public-results.page.tsx'),
  signedIn('spic', [
    route('spic/:id/interests', 'features/review/decisions/web/interests.page.tsx'),
    route('spic/:id/letter', 'features/review/decisions/web/letter.page.tsx'),
    route('spic/:id/submits', 'features/spic/proposals/web/proposal-versions.page.tsx'),
    route('spic/signup', 'features/spic/proposals/web/signup.page.tsx'),
    route('spic/signupinfo', 'features/spic/proposals/web/signupinfo.page.tsx'),
    ...['spic/submit', 'spic/submit_2020'].map(path =>
      route(path, 'features/spic/proposals/web/submit.page.tsx', { id: `proposal:${path}` }),
    ),
  ]),
])

/** Each page of the review area stands under both of its addresses. */
const underBoth = (page: string, file: string) =>
  ['hidden-spic-review', 'spic-review'].map(base =>
    route(`${base}/${page}`, `features/review/${file}`, { id: `${base}/${page}` }),
  )
const review = [
  layout('site/layouts/plain.tsx', { id: 'plain:review' }, [
    ...underBoth('login', 'reviewers/web/login.page.tsx'),
    ...underBoth('no-access', 'reviewers/web/no-access.page.tsx'),
    route('hidden-spic-review/:id?', 'features/review/reviewers/web/enter.page.tsx'),
    route('hidden-spic-review/:token/:id', 'features/review/reviewers/web/enter.page.tsx', {
      id: 'review-link',
    }),
    route('spic-review', 'features/review/reviewers/web/enter.page.tsx', { id: 'review-home' }),
  ]),
  layout('features/review/reviewers/web/reviewer.layout.tsx', { id: 'reviewer' }, [
    layout('features/review/reviewers/web/review.layout.tsx', [
      ...['allproject', 'intentionproject', 'preliminaries', 'projectlist', 'recycle'].flatMap(page =>
        underBoth(page, `decisions/web/${page}.page.tsx`),
      ),
      ...underBoth('scoremanage', 'scoring/web/scoremanage.page.tsx'),
      ...underBoth('spic-review-2020/:id?', 'scoring/web/sheet.page.tsx'),
      ...underBoth('*', 'reviewers/web/nowhere.page.ts'),
    ]),
  ]),
]

const competitions = [
  route('competitions', 'features/competing/competitions/web/competitions.page.tsx'),
  layout('features/front/competition-pages/web/source-code.layout.tsx', { id: 'competition-code' }, [
    route('competitions/source-code', 'features/community/source-code/web/source-code.page.tsx'),
  ]),
  layout('features/front/competition-pages/web/competition.layout.tsx', { id: 'competition' }, [
    route('competitions/:id', 'features/front/competition-pages/web/overview.page.tsx'),
    route('competitions/:id/default', 'features/front/competition-pages/web/overview.page.tsx', {
      id: 'competition-default',
    }),
    route('competitions/:id/datasets', 'features/data/datasets/web/competition-data.page.tsx'),
    route('competitions/:id/ranking', 'features/scoring/rankings/web/ranking.page.tsx'),
    route('competitions/:id/teams/:teamId', 'features/front/team-pages/web/team.page.tsx'),
    route('competitions/:id/weekly-rankings', 'features/scoring/rankings/web/daily.page.tsx'),
    route('competitions/:id/faq', 'features/front/competition-pages/web/faq.page.tsx'),
    route('competitions/:id/discuss', 'features/community/discussions/web/discuss.page.tsx'),
    route('competitions/:id/discuss/:threadId', 'features/community/discussions/web/thread.page.tsx'),
    route('competitions/:id/invite', 'features/community/invites/web/invite.page.tsx'),
    signedIn('competition', [
      route('competitions/:id/appeal', 'features/community/appeals/web/appeal.page.tsx'),
      route('competitions/:id/discuss/new', 'features/community/discussions/web/new-thread.page.tsx'),
      route('competitions/:id/solution', 'features/community/discussions/web/solution.page.tsx'),
      route('competitions/:id/submits', 'features/scoring/submissions/web/submits.page.tsx'),
      route('competitions/:id/teams', 'features/competing/teams/web/teams.page.tsx'),
    ]),
  ]),
]

const privateCode = layout('site/layouts/blank.tsx', [
  signedIn('competition-private', [
    route('competition-private/verify', 'features/competing/competitions/web/private-verify.page.tsx'),
  ]),
])

const datasets = [
  route('datasets', 'features/data/datasets/web/datasets.page.tsx'),
  signedIn('datasets', [
    route('datasets/edit', 'features/data/datasets/web/dataset-new.page.tsx'),
    route('datasets/edit/:id', 'features/data/datasets/web/dataset-edit.page.tsx'),
  ]),
  route('datasets/:id', 'features/data/datasets/web/dataset.page.tsx'),
]

const article = 'features/content/information/web/article.page.tsx'
const information = [
  ...['information', 'information/activity', 'information/info'].map(path =>
    route(path, 'features/content/information/web/information.page.tsx', { id: `list:${path}` }),
  ),
  layout('features/content/information/web/activity.layout.tsx', { id: 'activity-pages' }, [
    route('information/activity/:id', 'features/content/information/web/activity.page.tsx'),
    ...[1, 2, 3, 4, 5].map(number =>
      route(
        `information/activity/:id/content-${number}`,
        'features/content/information/web/activity-content.page.tsx',
        { id: `activity-content-${number}` },
      ),
    ),
    route(
      'information/activity/:id/discussion',
      'features/community/discussions/web/activity-threads.page.tsx',
    ),
  ]),
  route('information/info/:id', article),
]

const admin = signedIn('admin', [
  layout('features/staff/desk/web/admin.layout.tsx', [
    route('admin', 'features/staff/desk/web/home.page.tsx', { id: 'admin-home' }),
    route('admin/users', 'features/people/identity/web/accounts.page.tsx'),
    route('admin/users/:id', 'features/people/identity/web/account.page.tsx'),
    route('admin/certification', 'features/people/certification/web/review.page.tsx', {
      id: 'admin-certification',
    }),
    route('admin/catalogue', 'features/shared/catalogue/web/catalogue-area.layout.tsx', [
      index('features/shared/catalogue/web/list.page.tsx'),
      route(':kind', 'features/shared/catalogue/web/list.page.tsx', { id: 'catalogue-list' }),
      route(':kind/:key', 'features/shared/catalogue/web/entry.page.tsx'),
    ]),
    route('admin/information', 'features/content/information/web/information-area.layout.tsx', [
      index('features/content/information/web/managed-articles.page.tsx'),
      route('new', 'features/content/information/web/new-article.page.tsx'),
      route(':id', 'features/content/information/web/edit-article.page.tsx'),
      route(':id/activity', 'features/content/information/web/edit-activity.page.tsx'),
      route(':id/signups', 'features/content/information/web/signups.page.tsx'),
    ]),
    route('admin/experts', 'features/content/experts/web/experts-area.layout.tsx', [
      index('features/content/experts/web/managed-experts.page.tsx'),
      route('applications', 'features/content/experts/web/applications.page.tsx'),
      route(':expertId', 'features/content/experts/web/edit-expert.page.tsx'),
    ]),
    route('admin/jobs', 'features/content/jobs/web/jobs-area.layout.tsx', [
      index('features/content/jobs/web/managed-jobs.page.tsx'),
      route(':jobId', 'features/content/jobs/web/edit-job.page.tsx'),
    ]),
    route('admin/needs', 'features/content/bids/web/managed-needs.page.tsx'),
    route('admin/content', 'features/content/pages/web/content-area.layout.tsx', [
      index('features/content/pages/web/content-tree.page.tsx'),
      route('sites/:siteId', 'features/content/pages/web/site-settings.page.tsx'),
      route('pages/:pageId', 'features/content/pages/web/page-editor.page.tsx'),
    ]),
    route('admin/messages', 'features/people/inbox/web/conversation-reports.page.tsx'),
    route('admin/mails', 'features/people/notices/web/mails.page.tsx'),
    route('admin/seasons', 'features/content/seasons/web/seasons-area.layout.tsx', [
      index('features/content/seasons/web/seasons.page.tsx'),
      route(':seasonId', 'features/content/seasons/web/edit-season.page.tsx'),
    ]),
    route('admin/spic', 'features/spic/editions/web/editions-area.layout.tsx', [
      index('features/spic/editions/web/editions.page.tsx'),
      route(':id', 'features/spic/editions/web/edition-desk.layout.tsx', { id: 'edition-desk' }, [
        index('features/spic/editions/web/edit-edition.page.tsx'),
        route('rubric', 'features/review/scoring/web/rubric.page.tsx'),
        route('reviewers', 'features/review/reviewers/web/reviewers.page.tsx'),
        route('reviewers/:reviewerId', 'features/review/reviewers/web/edit-reviewer.page.tsx'),
        route('assignment', 'features/review/assignments/web/assignment.page.tsx'),
        route('results', 'features/review/decisions/web/results.page.tsx'),
        route('trace', 'features/review/reviewers/web/trace.page.tsx'),
      ]),
    ]),
    route('admin/benchmarks', 'features/content/benchmarks/web/benchmarks-area.layout.tsx', [
      index('features/content/benchmarks/web/managed-benchmarks.page.tsx'),
      route(':benchmarkId', 'features/content/benchmarks/web/edit-benchmark.page.tsx'),
    ]),
    route('admin/learning', 'features/content/learning/web/learning-area.layout.tsx', [
      index('features/content/learning/web/managed-paths.page.tsx'),
      route(':pathId', 'features/content/learning/web/edit-path.page.tsx'),
    ]),
    route('admin/leads', 'features/content/leads/web/leads-area.layout.tsx', [
      index('features/content/leads/web/leads.page.tsx'),
      route(':leadId', 'features/content/leads/web/lead.page.tsx'),
    ]),
    route('admin/help', 'features/content/help/web/help-area.layout.tsx', [
      index('features/content/help/web/documents.page.tsx'),
      route(':tab', 'features/content/help/web/edit-document.page.tsx'),
    ]),
    route('admin/feedback', 'features/content/help/web/feedback-list.page.tsx'),
    route('admin/media', 'features/content/media/web/media.page.tsx'),
    route('admin/audit', 'features/staff/audit-list/web/audit.page.tsx'),
    route('admin/health', 'features/staff/health/web/health.page.tsx'),
    route('admin/competitions', 'features/staff/authoring/web/authored-area.layout.tsx', [
      index('features/staff/authoring/web/authored-list.page.tsx'),
      route('new', 'features/staff/authoring/web/new-competition.page.tsx'),
      route('import', 'features/interchange/portability/web/import.page.tsx'),
      route('import/:importId', 'features/interchange/portability/web/import-preview.page.tsx'),
      route(':id', 'features/staff/authoring/web/authored.layout.tsx', [
        index('features/staff/authoring/web/authored-overview.page.tsx'),
        ...['basics', 'texts', 'agreement', 'faq', 'access'].map(page =>
          route(page, `features/competing/competitions/web/authored-${page}.page.tsx`),
        ),
        route('participants', 'features/competing/registrations/web/participants.page.tsx'),
        route('teams', 'features/integrity/findings/web/managed-teams.page.tsx'),
        route('submissions', 'features/scoring/submissions/web/managed-submissions.page.tsx'),
        route('reveal', 'features/competing/schedules/web/reveal.page.tsx'),
        route('promotion', 'features/scoring/promotions/web/promotion.page.tsx'),
        route('final-list', 'features/scoring/final-lists/web/final-list.page.tsx'),
        route('certificates', 'features/scoring/certificates/web/certificates.page.tsx'),
        route('integrity', 'features/integrity/findings/web/integrity.page.tsx'),
        route('integrity/:findingId', 'features/integrity/findings/web/finding.page.tsx'),
        route('submissions/:submissionId', 'features/scoring/submissions/web/managed-submission.page.tsx'),
        route('rescores', 'features/scoring/rescoring/web/rescores.page.tsx'),
        route('rescores/new', 'features/scoring/rescoring/web/new-rescore.page.tsx'),
        route('rescores/:rescoreId', 'features/scoring/rescoring/web/rescore.page.tsx'),
        route('rounds', 'features/competing/schedules/web/rounds.page.tsx'),
        route('broadcasts', 'features/community/broadcasts/web/broadcasts.page.tsx'),
        route('exports', 'features/interchange/portability/web/exports.page.tsx'),
        route('scoring', 'features/scoring/evaluation/web/scoring.page.tsx'),
        route('baselines', 'features/scoring/baselines/web/baselines.page.tsx'),
        route('data', 'features/data/datasets/web/authored-data.page.tsx'),
        route('invite', 'features/community/invites/web/authored-invite.page.tsx'),
        route('appeals', 'features/community/appeals/web/manage-appeals.page.tsx'),
        route('moderation', 'features/community/discussions/web/moderation.page.tsx'),
      ]),
    ]),
  ]),
])

/** Every component of ui/, for those who work on them: no part of what is built. */
const design = process.env.NODE_ENV === 'development' ? [route('design', 'site/design/design.page.tsx')] : []

const all = [
  home,
  admin,
  preview,
  layout('site/layouts/default.tsx', [
    ...competitions,
    ...datasets,
    ...information,
    ...experts,
    ...business,
    ...help,
    ...discussions,
    ...mails,
    ...awards,
    ...metrics,
    route('api/docs', 'site/api-docs.page.tsx'),
    inbox,
    settings,
    olderSettings,
    ...design,
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
] satisfies RouteConfigEntry[]

export default all.map(shortlyNamed) satisfies RouteConfig
