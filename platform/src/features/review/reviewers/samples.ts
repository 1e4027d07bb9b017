import { hashSecret, makeSecret } from '../../../base/secrets.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

const facts = { name: '李评审', organisation: '某院', email: 'li@example.org', role: 2, capacity: 3, trackIds: [] }

/** An account that nothing else knows, so that what is done to it is done to nobody else. */
async function freshReviewer({ world, spic, name }: Stage): Promise<{ id: number; reviewerId: number }> {
  const { id: reviewerId } = await world.db
    .insertInto('reviewer')
    .values({
      edition_id: spic.edition,
      account: `s${makeSecret().replace(/\W/g, '').toLowerCase().slice(0, 12)}-${spic.year}-x`,
      name,
      role: 2,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: spic.edition, reviewerId }
}

export const samples: FeatureSamples = {
  // visitor user other member captain foreign organiser administrator
  policy: `
GET /api/spic-review/user/self                                 401560 401560 401560 401560 401560 401560 ok     ok     ok ok
POST /api/spic-review/user/logout                              40302 ok ok ok ok ok ok ok
POST /api/spic-review/user/login                               40302 401561 401561 401561 401561 401561 401561 401561
POST /api/spic-review/user/first                               40302 401561 401561 401561 401561 401561 401561 401561
POST /api/spic-review/user/code                                40302 401562 401562 401562 401562 401562 401562 401562
GET /api/spic-review/links/{token}                             ok ok ok ok ok ok ok ok
POST /api/spic-review/links/{token}                            40302 ok ok ok ok ok ok ok
GET /api/admin/spic/{id}/reviewers                             40101 40301 40301 40301 40301 40301 40301 ok
POST /api/admin/spic/{id}/reviewers                            40101 40301 40301 40301 40301 40301 40301 ok
POST /api/admin/spic/{id}/reviewers/import                     40101 40301 40301 40301 40301 40301 40301 ok
PUT /api/admin/spic/{id}/reviewers/{reviewerId}                40101 40301 40301 40301 40301 40301 40301 ok
PUT /api/admin/spic/{id}/reviewers/{reviewerId}/state          40101 40301 40301 40301 40301 40301 40301 ok
POST /api/admin/spic/{id}/reviewers/{reviewerId}/code          40101 40301 40301 40301 40301 40301 40301 ok
POST /api/admin/spic/{id}/reviewers/{reviewerId}/links         40101 40301 40301 40301 40301 40301 40301 ok
DELETE /api/admin/spic/{id}/reviewers/{reviewerId}/links/{linkId} 40101 40301 40301 40301 40301 40301 40301 ok
PUT /api/admin/spic/{id}/review-setting                        40101 40301 40301 40301 40301 40301 40301 ok
GET /api/admin/spic/{id}/review-trace                          40101 40301 40301 40301 40301 40301 40301 ok
`,
  calls: {
    'GET /api/spic-review/user/self': () => [{}],
    'POST /api/spic-review/user/logout': () => [{}],
    'POST /api/spic-review/user/login': ({ spic }) => [
      { body: { account: spic.reviewers.expert.account, password: 'not this one' } },
    ],
    'POST /api/spic-review/user/first': ({ spic }) => [
      { body: { account: spic.reviewers.expert.account, code: 'not this one', password: 'a calm river 7' } },
    ],
    'POST /api/spic-review/user/code': () => [{ body: { code: '000000' } }],
    'GET /api/spic-review/links/{token}': ({ spic }) => [{ params: { token: spic.link.token } }],
    'POST /api/spic-review/links/{token}': ({ spic }) => [{ params: { token: spic.link.token } }],
    'GET /api/admin/spic/{id}/reviewers': ({ spic }) => [{ params: { id: spic.edition } }],
    'POST /api/admin/spic/{id}/reviewers': ({ spic }) => [
      { params: { id: spic.edition }, body: { ...facts, account: `li-${spic.year}-a` } },
    ],
    'POST /api/admin/spic/{id}/reviewers/import': ({ spic }) => [
      {
        params: { id: spic.edition },
        body: { csv: `account,name,tracks\nzhao-${spic.year}-a,赵评审,${spic.track}\n` },
      },
    ],
    'PUT /api/admin/spic/{id}/reviewers/{reviewerId}': async stage => [
      { params: await freshReviewer(stage), body: facts },
    ],
    'PUT /api/admin/spic/{id}/reviewers/{reviewerId}/state': async stage => [
      { params: await freshReviewer(stage), body: { isDisabled: true, reason: '退出评审' } },
    ],
    'POST /api/admin/spic/{id}/reviewers/{reviewerId}/code': async stage => [
      { params: await freshReviewer(stage), body: { reason: '忘记密码' } },
    ],
    'POST /api/admin/spic/{id}/reviewers/{reviewerId}/links': async stage => [
      { params: await freshReviewer(stage), body: { days: 7, isMailed: false } },
    ],
    'DELETE /api/admin/spic/{id}/reviewers/{reviewerId}/links/{linkId}': async stage => {
      const of = await freshReviewer(stage)
      const now = stage.world.clock.now()
      const { id: linkId } = await stage.world.db
        .insertInto('reviewer_link')
        .values({
          reviewer_id: of.reviewerId,
          token_hash: hashSecret(makeSecret()),
          created_at: now,
          expires_at: new Date(now.getTime() + 86_400_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return [{ params: { ...of, linkId } }]
    },
    'PUT /api/admin/spic/{id}/review-setting': ({ spic }) => [
      { params: { id: spic.edition }, body: { needsCode: false } },
    ],
    'GET /api/admin/spic/{id}/review-trace': ({ spic }) => [
      { params: { id: spic.edition } },
      { params: { id: spic.edition }, query: { reviewer: spic.reviewers.expert.id, proposal: spic.proposal } },
    ],
  },
  pages: {
    '/hidden-spic-review/:id?': () => '/hidden-spic-review',
    '/hidden-spic-review/:token/:id': ({ spic }) => `/hidden-spic-review/${spic.link.token}/${spic.proposal}`,
    '/admin/spic/:id/reviewers': ({ spic }) => `/admin/spic/${spic.edition}/reviewers`,
    '/admin/spic/:id/reviewers/:reviewerId': ({ spic }) =>
      `/admin/spic/${spic.edition}/reviewers/${spic.reviewers.expert.id}`,
    '/admin/spic/:id/trace': ({ spic }) => `/admin/spic/${spic.edition}/trace`,
  },
}
