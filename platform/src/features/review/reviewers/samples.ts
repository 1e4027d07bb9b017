import { hashSecret, makeSecret } from '../../../base/secrets.ts'
import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

const facts = {
  name: '李评审',
  organisation: '某院',
  email: 'li@example.org',
  role: 2,
  capacity: 3,
  trackIds: [],
}

/** An account that nothing else knows, so that what is done to it is done to nobody else. */
async function freshReviewer({ world, review, name }: Stage): Promise<{ id: number; reviewerId: number }> {
  const { id: reviewerId } = await world.db
    .insertInto('reviewer')
    .values({
      edition_id: review.edition,
      account: `s${makeSecret()
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 12)}-${review.year}-x`,
      name,
      role: 2,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: review.edition, reviewerId }
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
GET /api/admin/spic/{id}/reviewers/{reviewerId}                40101 40301 40301 40301 40301 40301 40301 ok
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
    // Of somebody else for each who asks: a few wrong ones would lock it.
    'POST /api/spic-review/user/login': (_stage, role) => [
      { body: { account: `${role}-2020-x`, password: 'not this one' } },
    ],
    'POST /api/spic-review/user/first': (_stage, role) => [
      { body: { account: `${role}-2021-x`, code: 'not this one', password: 'a calm river 7' } },
    ],
    'POST /api/spic-review/user/code': () => [{ body: { code: '000000' } }],
    'GET /api/spic-review/links/{token}': ({ review }) => [{ params: { token: review.link.token } }],
    'POST /api/spic-review/links/{token}': ({ review }) => [{ params: { token: review.link.token } }],
    'GET /api/admin/spic/{id}/reviewers': ({ review }) => [{ params: { id: review.edition } }],
    'POST /api/admin/spic/{id}/reviewers': ({ review }) => [
      { params: { id: review.edition }, body: { ...facts, account: `li-${review.year}-a` } },
    ],
    'POST /api/admin/spic/{id}/reviewers/import': ({ review }) => [
      {
        params: { id: review.edition },
        body: { csv: `account,name,tracks\nzhao-${review.year}-a,赵评审,${review.track}\n` },
      },
    ],
    'GET /api/admin/spic/{id}/reviewers/{reviewerId}': ({ review }) => [
      { params: { id: review.edition, reviewerId: review.reviewers.expert.id } },
    ],
    'PUT /api/admin/spic/{id}/reviewers/{reviewerId}': async stage => {
      const params = await freshReviewer(stage)
      const { data } = await ask(
        stage.world,
        `GET /api/admin/spic/${params.id}/reviewers/${params.reviewerId}`,
        { as: stage.people.administrator },
      )
      return [{ params, body: { value: facts, tag: data.tag } }]
    },
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
    'PUT /api/admin/spic/{id}/review-setting': ({ review }) => [
      { params: { id: review.edition }, body: { needsCode: false } },
    ],
    'GET /api/admin/spic/{id}/review-trace': ({ review }) => [
      { params: { id: review.edition } },
      {
        params: { id: review.edition },
        query: { reviewer: review.reviewers.expert.id, proposal: review.proposal },
      },
    ],
  },
  pages: {
    '/hidden-spic-review/:id?': () => '/hidden-spic-review',
    '/hidden-spic-review/:token/:id': ({ review }) =>
      `/hidden-spic-review/${review.link.token}/${review.proposal}`,
    '/admin/spic/:id/reviewers': ({ review }) => `/admin/spic/${review.edition}/reviewers`,
    '/admin/spic/:id/reviewers/:reviewerId': ({ review }) =>
      `/admin/spic/${review.edition}/reviewers/${review.reviewers.expert.id}`,
    '/admin/spic/:id/trace': ({ review }) => `/admin/spic/${review.edition}/trace`,
  },
}
