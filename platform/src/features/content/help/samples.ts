import { ask } from '../../../../test/ask.ts'
import { pixel } from '../../../../test/pixel.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { addFeedback } from '../../../../test/stage-help.ts'
import type { Stage } from '../../../../test/stage.ts'

const params = { tab: 'service' }
const edited = async ({ world, people }: Stage) =>
  (await ask(world, 'GET /api/admin/help/service', { as: people.administrator })).data

let drafts = 0
/** A draft that says something else than what was published, with its tag. */
async function changed(stage: Stage): Promise<string> {
  const { value, tag } = await edited(stage)
  const body = { value: { ...value, bodyZh: `正文 ${++drafts}`, bodyEn: `Text ${drafts}` }, tag }
  const saved = await ask(stage.world, 'PUT /api/admin/help/service', {
    as: stage.people.administrator,
    body,
  })
  return saved.data.tag
}

export const samples: FeatureSamples = {
  policy: `
call                                  visitor user  other member captain foreign organiser administrator editor certifier
GET /api/help                         ok      ok    ok    ok     ok      ok      ok        ok
GET /api/help/search                  ok      ok    ok    ok     ok      ok      ok        ok
GET /api/help/{tab}                   ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/consents               40101   ok    ok    ok     ok      ok      ok        ok
POST /api/users/consents              40101   ok    ok    ok     ok      ok      ok        ok
POST /api/feedback                    ok      ok    ok    ok     ok      ok      ok        ok
GET /api/feedback/own                 40101   ok    ok    ok     ok      ok      ok        ok
GET /api/feedback/{feedbackId}/picture 40101  404362 404362 404362 ok     404362  404362    ok            ok     404362
GET /api/admin/help                   40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/help/{tab}             40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/help/{tab}             40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/help/{tab}/versions   40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/feedback               40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/feedback/{feedbackId}  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
`,
  calls: {
    'GET /api/help': () => [{}],
    'GET /api/help/search': ({ name }) => [{ query: { q: name } }],
    'GET /api/help/{tab}': () => [{ params }, { params, query: { version: 1 } }],
    'GET /api/users/consents': () => [{}],
    'POST /api/users/consents': async ({ world, people }, role) => {
      const as = people[role === 'visitor' ? 'captain' : role]
      const { pending, agreed } = (await ask(world, 'GET /api/users/consents', { as })).data
      const versions: { id: number }[] = pending.length > 0 ? pending : agreed
      return [{ body: { versionIds: versions.slice(0, 4).map(({ id }) => id) } }]
    },
    'POST /api/feedback': () => [
      {
        fields: { kind: 'problem', body: '打不开', page: '/competitions' },
        file: { field: 'image', name: 'a.png', content: pixel },
      },
    ],
    'GET /api/feedback/own': () => [{}],
    'GET /api/feedback/{feedbackId}/picture': async ({ world, people }) => [
      { params: { feedbackId: await addFeedback(world, people.captain, '打不开', { hasPicture: true }) } },
    ],
    'GET /api/admin/help': () => [{}],
    'GET /api/admin/help/{tab}': () => [{ params }],
    'PUT /api/admin/help/{tab}': async stage => {
      const { value, tag } = await edited(stage)
      return [{ params, body: { value, tag } }]
    },
    'POST /api/admin/help/{tab}/versions': async stage => [
      {
        params,
        body: { noteZh: '改了', noteEn: 'Changed', asksConsent: false, tag: await changed(stage) },
      },
    ],
    'GET /api/admin/feedback': () => [{}, { query: { state: 'closed' } }],
    'PUT /api/admin/feedback/{feedbackId}': async ({ world, people }) => [
      {
        params: { feedbackId: await addFeedback(world, people.captain, '打不开') },
        body: { state: 'answered', answer: '修好了' },
      },
    ],
  },
  pages: {
    '/help/:tab?': () => '/help/service',
    '/admin/help/:tab': () => '/admin/help/service',
  },
}
