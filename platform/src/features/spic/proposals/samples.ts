import type { FeatureSamples } from '../../../../test/sample.ts'
import { smallPdf } from '../../../../test/small-pdf.ts'
import {
  freeYear,
  makeEdition,
  makeEntry,
  makeProposal,
  proposalAnswers,
  proposalFields,
} from '../../../../test/spic.ts'
import type { Stage } from '../../../../test/stage.ts'
import { formById } from '../editions/server/public.ts'
import { formTagOf } from './server/forms.ts'

/** An edition of its own for a call that changes it, with an entry of the captain and the member. */
async function enter(
  { world, people, name }: Stage,
  how: { isDraft?: boolean; versions?: number } = {},
): Promise<{ id: number; track: number; signupForm: number; proposalForm: number; token: string }> {
  const edition = await makeEdition(world, { year: await freeYear(world), name_zh: name, name_en: name })
  const token = Buffer.alloc(32, String(edition.id)).toString('base64url')
  const entryId = await makeEntry(world, {
    edition,
    name,
    owner: people.captain.id,
    members: [people.member.id],
    isDraft: how.isDraft ?? false,
    token,
  })
  if (how.versions !== undefined)
    await makeProposal(world, {
      edition,
      fields: proposalFields,
      entryId,
      by: people.captain.id,
      title: name,
      answers: proposalAnswers,
      versions: how.versions,
    })
  const { id, track, signupForm, proposalForm } = edition
  return { id, track, signupForm, proposalForm, token }
}

/** Of a form as it is kept, which whoever submits was shown. */
const tagOfForm = async ({ world }: Stage, formId: number) => formTagOf(await formById(world.db, formId))

const pdf = { field: 'file', name: 'plan.pdf', content: await smallPdf() }
const version = ({ spic }: Stage) => ({ params: { proposalId: spic.proposal, number: spic.version } })

export const samples: FeatureSamples = {
  policy: `
call                                                              visitor user   other  member captain foreign organiser administrator
GET /api/spic/signup/{id}                                         40101   ok     ok     ok     ok      ok      ok        ok
PUT /api/spic/signup/{id}                                         40101   ok     ok     403520 ok      ok      ok        ok
POST /api/spic/signup/{id}                                        40101   404520 404520 403520 ok      404520  404520    404520
DELETE /api/spic/signup/{id}                                      40101   404520 404520 403520 ok      404520  404520    404520
POST /api/spic/signup/{id}/invitation                             40101   404520 404520 403520 ok      404520  404520    404520
DELETE /api/spic/signup/{id}/invitation                           40101   404520 404520 403520 ok      404520  404520    404520
GET /api/spic/invitation                                          40101   ok     ok     ok     ok      ok      ok        ok
POST /api/spic/invitation                                         40101   ok     ok     ok     ok      ok      ok        ok
PUT /api/spic/signup/{id}/owner                                   40101   404520 404520 403520 ok      404520  404520    404520
DELETE /api/spic/signup/{id}/members/{userId}                     40101   404520 404520 ok     ok      404520  404520    404520
GET /api/spic/editions/{id}/proposal                              40101   404520 404520 ok     ok      404520  404520    404520
PUT /api/spic/editions/{id}/proposal                              40101   404520 404520 ok     ok      404520  404520    404520
POST /api/spic/editions/{id}/proposal                             40101   404520 404520 ok     ok      404520  404520    404520
PUT /api/spic/editions/{id}/proposal/withdrawal                   40101   404520 404520 ok     ok      404520  404520    404520
POST /api/spic/editions/{id}/proposal/files                       40101   404520 404520 ok     ok      404520  404520    404520
GET /api/spic/proposals/files/{fileId}                            40101   404524 404524 ok     ok      404524  404524    404524
GET /api/spic/proposals/{proposalId}/versions/{number}            40101   404523 404523 ok     ok      404523  404523    404523
GET /api/spic/proposals/{proposalId}/versions/{number}/receipt    40101   404523 404523 ok     ok      404523  404523    404523
GET /api/spic/proposals/{proposalId}/versions/{number}/pdf        40101   404523 404523 ok     ok      404523  404523    404523
`,
  calls: {
    'GET /api/spic/signup/{id}': ({ spic }) => [{ params: { id: spic.edition } }],
    'PUT /api/spic/signup/{id}': async (stage, role) => {
      const { id, track: trackId } = await enter(stage, { isDraft: true })
      const name = `${stage.name.slice(0, 60)} ${role}`
      const tag = role === 'captain' ? 1 : 0
      return [{ params: { id }, body: { kind: 'team', name, trackId, answers: { phone: '1' }, tag } }]
    },
    'POST /api/spic/signup/{id}': async stage => {
      const { id, signupForm } = await enter(stage, { isDraft: true })
      return [{ params: { id }, body: { tag: 1, formTag: await tagOfForm(stage, signupForm) } }]
    },
    'DELETE /api/spic/signup/{id}': async stage => [
      { params: { id: (await enter(stage, { isDraft: true })).id } },
    ],
    'POST /api/spic/signup/{id}/invitation': async stage => [{ params: { id: (await enter(stage)).id } }],
    'DELETE /api/spic/signup/{id}/invitation': async stage => [{ params: { id: (await enter(stage)).id } }],
    'GET /api/spic/invitation': ({ spic: { token } }) => [{ query: { token } }],
    'POST /api/spic/invitation': async stage => [{ body: { token: (await enter(stage)).token } }],
    'PUT /api/spic/signup/{id}/owner': async stage => [
      { params: { id: (await enter(stage)).id }, body: { userId: stage.people.member.id } },
    ],
    'DELETE /api/spic/signup/{id}/members/{userId}': async stage => [
      { params: { id: (await enter(stage)).id, userId: stage.people.member.id } },
    ],
    'GET /api/spic/editions/{id}/proposal': ({ spic }) => [{ params: { id: spic.edition } }],
    'PUT /api/spic/editions/{id}/proposal': async stage => [
      {
        params: { id: (await enter(stage)).id },
        body: {
          title: '漏损定位',
          answers: proposalAnswers,
          unwanted: [{ name: '', organisation: '江北水务', reason: '竞争关系' }],
          tag: 0,
        },
      },
    ],
    'POST /api/spic/editions/{id}/proposal': async stage => {
      const { id, proposalForm } = await enter(stage, { versions: 0 })
      return [{ params: { id }, body: { tag: 1, formTag: await tagOfForm(stage, proposalForm) } }]
    },
    'PUT /api/spic/editions/{id}/proposal/withdrawal': async stage => [
      { params: { id: (await enter(stage, { versions: 1 })).id }, body: { reason: '数据有误' } },
    ],
    'POST /api/spic/editions/{id}/proposal/files': async stage => [
      { params: { id: (await enter(stage)).id }, fields: { field: 'papers' }, file: pdf },
    ],
    'GET /api/spic/proposals/files/{fileId}': ({ spic }) => [{ params: { fileId: spic.file } }],
    'GET /api/spic/proposals/{proposalId}/versions/{number}': stage => [
      version(stage),
      { ...version(stage), query: { against: 1 } },
    ],
    'GET /api/spic/proposals/{proposalId}/versions/{number}/receipt': stage => [version(stage)],
    'GET /api/spic/proposals/{proposalId}/versions/{number}/pdf': stage => [version(stage)],
  },
  pages: {
    '/spic/:id/submits': ({ spic }) => `/spic/${spic.edition}/submits?version=${spic.version}`,
    '/spic/signup': ({ spic }) => `/spic/signup?edition=${spic.edition}`,
    '/spic/signupinfo': ({ spic }) => `/spic/signupinfo?edition=${spic.edition}`,
    '/spic/submit': ({ spic }) => `/spic/submit?edition=${spic.edition}`,
  },
}
