import { ask } from '../../../../test/ask.ts'
import { makeReviewer } from '../../../../test/reviewers.ts'
import { reason } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import {
  freeYear,
  makeEdition,
  makeEntry,
  makeProposal,
  proposalAnswers,
  proposalFields,
} from '../../../../test/spic.ts'
import type { Stage } from '../../../../test/stage.ts'

const base = (stage: Stage): `/${string}` => `/api/admin/spic/${stage.review.edition}`
const ofEdition = ({ review }: Stage) => ({ editionId: review.edition })

const asked = new WeakMap<Stage['world'], Promise<Awaited<ReturnType<typeof enter>>>>()
/** An edition of its own, with a proposal of the captain’s and a partner who asks. */
async function enter({ world, people, name }: Stage) {
  const now = world.clock.now()
  const edition = await makeEdition(world, { year: await freeYear(world), name_zh: name, name_en: name })
  const entryId = await makeEntry(world, {
    edition,
    name,
    owner: people.captain.id,
    members: [people.member.id],
  })
  const proposal = await makeProposal(world, {
    edition,
    fields: proposalFields,
    entryId,
    by: people.captain.id,
    title: name,
    answers: proposalAnswers,
    versions: 1,
  })
  const partner = await makeReviewer(world, edition, 1, { name })
  await world.db
    .insertInto('review_interest')
    .values({
      reviewer_id: partner.id,
      proposal_id: proposal.id,
      edition_id: edition.id,
      message: name,
      contact: name,
      created_at: now,
    })
    .execute()
  return { id: edition.id, proposal: proposal.id, partner: partner.id }
}
const askedOne = (stage: Stage) => {
  const known = asked.get(stage.world) ?? enter(stage)
  asked.set(stage.world, known)
  return known
}

const ofPublished = ({ spic }: Stage) => [{ params: { id: spic.edition } }]

const closeAll = ({ world, review }: Stage) =>
  world.db
    .updateTable('review_round')
    .set({ opened_at: world.clock.now(), closed_at: world.clock.now() })
    .where('edition_id', '=', review.edition)
    .execute()

/** A proposal that is in a defence round, with a slot. */
async function withSlot(stage: Stage) {
  const { world, review } = stage
  await world.db
    .insertInto('review_round')
    .values({ edition_id: review.edition, kind: 'defence', created_at: world.clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { id } = await world.db
    .selectFrom('review_round')
    .select('id')
    .where('edition_id', '=', review.edition)
    .where('kind', '=', 'defence')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('review_slot')
    .values({ round_id: id, proposal_id: review.otherProposal, starts_at: world.clock.now(), minutes: 20 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return { ...ofEdition(stage), proposalId: review.otherProposal }
}

const outsiders = '40401 40401 40401 40401 40401 40401'
const chief = `${outsiders} 40301 ok 40301 40301`
const partner = `${outsiders} 40301 40301 ok 40301`
const chiefAndPartner = `${outsiders} 40301 ok ok 40301`
const chiefAndObserver = `${outsiders} 40301 ok 40301 ok`
const staff = '40101 40301 40301 40301 40301 40301 40301 ok 40301 40301'
const team = '40101 404634 404634 ok ok 404634 404634 404634'

/** Reviewers stand for staff here: an organiser scores, administrators are the chief, editors partners, certifiers observers. */
export const samples: FeatureSamples = {
  policy: `
call visitor user other member captain foreign organiser administrator editor certifier
GET /api/spic-review/proposals ${chief}
GET /api/spic-review/proposals/file ${chief}
GET /api/spic-review/proposals/{proposalId}/pdf ${chiefAndPartner}
POST /api/spic-review/rejections ${chief}
GET /api/spic-review/rejections ${chief}
POST /api/spic-review/rejections/{proposalId}/restore ${chief}
GET /api/spic-review/shortlist ${chief}
POST /api/spic-review/rounds/{roundId}/shortlist ${chief}
PUT /api/spic-review/rounds/{roundId}/decisions/{proposalId} ${chief}
GET /api/spic-review/overview ${chiefAndObserver}
GET /api/spic-review/interests ${chiefAndPartner}
GET /api/spic-review/interests/{proposalId} ${chiefAndPartner}
GET /api/spic-review/interests/{proposalId}/files/{fileId} ${chiefAndPartner}
PUT /api/spic-review/interests/{proposalId} ${partner}
DELETE /api/spic-review/interests/{proposalId} ${partner}
GET /api/spic/editions/{id}/interests 40101 ok ok ok ok ok ok ok
PUT /api/spic/proposals/{proposalId}/interests/{interestId} 40101 404632 404632 ok 409637 404632 404632 404632
GET /api/admin/spic/{editionId}/results ${staff}
POST /api/admin/spic/{editionId}/results ${staff}
POST /api/admin/spic/{editionId}/slots/plan ${staff}
PUT /api/admin/spic/{editionId}/slots/{proposalId} ${staff}
DELETE /api/admin/spic/{editionId}/slots/{proposalId} ${staff}
POST /api/admin/spic/{editionId}/slots/notices ${staff}
GET /api/admin/spic/{editionId}/archive ${staff}
GET /api/admin/spic/{editionId}/archive/events ${staff}
GET /api/spic/{id}/results ok ok ok ok ok ok ok ok
GET /api/spic/editions/{id}/letter ${team}
GET /api/spic/editions/{id}/certificate ${team}
`,
  calls: {
    'GET /api/spic-review/proposals': ({ review }) => [
      {},
      { query: { track: review.track, state: 'review', search: 'a', sort: 'title' } },
    ],
    'GET /api/spic-review/proposals/file': () => [{}, { query: { state: 'review' } }],
    'GET /api/spic-review/proposals/{proposalId}/pdf': ({ review }) => [
      { params: { proposalId: review.otherProposal } },
    ],
    'POST /api/spic-review/rejections': ({ review }) => [
      { body: { proposalIds: [review.proposal], reason } },
    ],
    'GET /api/spic-review/rejections': () => [{}],
    'POST /api/spic-review/rejections/{proposalId}/restore': ({ review }) => [
      { params: { proposalId: review.rejected }, body: { reason } },
    ],
    'GET /api/spic-review/shortlist': ({ review }) => [
      {},
      { query: { round: review.round, by: 'number', number: 1, minimum: 10 } },
    ],
    'POST /api/spic-review/rounds/{roundId}/shortlist': async ({ world, review }) => {
      const seen = await ask(world, `GET /api/spic-review/shortlist?round=${review.round}`, {
        as: review.reviewers.chief,
      })
      return [
        {
          params: { roundId: review.round },
          body: { by: 'tracks', number: null, minimum: null, digest: seen.data.digest },
        },
      ]
    },
    'PUT /api/spic-review/rounds/{roundId}/decisions/{proposalId}': ({ review }) => [
      {
        params: { roundId: review.round, proposalId: review.proposal },
        body: { outcome: 'shortlisted', reason },
      },
    ],
    'GET /api/spic-review/overview': ({ review }) => [{}, { query: { track: review.track } }],
    'GET /api/spic-review/interests': ({ review }) => [{}, { query: { track: review.track, search: 'a' } }],
    'GET /api/spic-review/interests/{proposalId}': ({ review }) => [
      { params: { proposalId: review.otherProposal } },
    ],
    'GET /api/spic-review/interests/{proposalId}/files/{fileId}': ({ review }) => [
      { params: { proposalId: review.otherProposal, fileId: review.otherFile } },
    ],
    'PUT /api/spic-review/interests/{proposalId}': ({ review }) => [
      { params: { proposalId: review.otherProposal }, body: { message: '想试用', contact: '13800000000' } },
    ],
    'DELETE /api/spic-review/interests/{proposalId}': ({ review }) => [
      { params: { proposalId: review.otherProposal } },
    ],
    'GET /api/spic/editions/{id}/interests': ofPublished,
    'PUT /api/spic/proposals/{proposalId}/interests/{interestId}': async stage => {
      const { proposal, partner: interestId } = await askedOne(stage)
      return [{ params: { proposalId: proposal, interestId }, body: { contact: '13900000000' } }]
    },
    'GET /api/admin/spic/{editionId}/results': stage => [{ params: ofEdition(stage) }],
    'POST /api/admin/spic/{editionId}/results': async stage => {
      await closeAll(stage)
      const { data } = await ask(stage.world, `GET ${base(stage)}/results`, {
        as: stage.people.administrator,
      })
      return [
        {
          params: ofEdition(stage),
          body: { digest: data.ranking.digest, prizes: [], letter: '', reason },
        },
      ]
    },
    'POST /api/admin/spic/{editionId}/slots/plan': async stage => {
      await withSlot(stage)
      return [
        {
          params: ofEdition(stage),
          body: {
            startsAt: '2027-01-05T01:00:00.000Z',
            minutes: 20,
            pause: 5,
            places: ['A'],
            seed: 1,
          },
        },
      ]
    },
    'PUT /api/admin/spic/{editionId}/slots/{proposalId}': async stage => [
      {
        params: await withSlot(stage),
        body: { startsAt: '2027-01-05T01:00:00.000Z', minutes: 20, place: 'A' },
      },
    ],
    'DELETE /api/admin/spic/{editionId}/slots/{proposalId}': async stage => [
      { params: await withSlot(stage) },
    ],
    'POST /api/admin/spic/{editionId}/slots/notices': async stage => {
      await withSlot(stage)
      return [{ params: ofEdition(stage) }]
    },
    // It keeps a PDF of each proposal on the way: of an edition with one.
    'GET /api/admin/spic/{editionId}/archive': async stage => [
      { params: { editionId: (await askedOne(stage)).id } },
    ],
    'GET /api/admin/spic/{editionId}/archive/events': stage => [{ params: ofEdition(stage) }],
    'GET /api/spic/{id}/results': ofPublished,
    'GET /api/spic/editions/{id}/letter': ofPublished,
    'GET /api/spic/editions/{id}/certificate': ofPublished,
  },
  pages: {
    '/admin/spic/:id/results': ({ review }) => `/admin/spic/${review.edition}/results`,
    '/spic/:id/results': ({ spic }) => `/spic/${spic.edition}/results`,
    '/spic/:id/letter': ({ spic }) => `/spic/${spic.edition}/letter`,
    '/spic/:id/interests': ({ review }) => `/spic/${review.edition}/interests`,
  },
  stays: ['review_decision', 'review_interest', 'review_slot', 'review_publication'],
}
