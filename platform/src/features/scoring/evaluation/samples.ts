import { ask, send } from '../../../../test/ask.ts'
import { result, round } from '../../../../test/sample-parts.ts'
import type { FeatureSamples, Samples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

/** A part of how a round is evaluated, saved as it was read. */
const unchanged =
  (part: 'metric' | 'file'): Samples[string] =>
  async stage => {
    const { id, roundId } = round(stage)
    const { data } = await ask(
      stage.world,
      `GET /api/admin/competitions/${id}/rounds/${roundId}/evaluation`,
      {
        as: stage.people.administrator,
      },
    )
    const { value, tag } = data[part]
    return [{ params: { id, roundId }, body: { value, tag } }]
  }

/** In whichever way the stage runs list B. */
const answers = 'id,label,Usage\n1,a,Public\n2,b,Private\n3,a,Public\n4,b,Private\n'

/** Gives the round answers that were checked, once a world: asking is counted, this is not. */
async function withAnswers(stage: Stage): Promise<void> {
  const { id, roundId } = round(stage)
  const made =
    prepared.get(stage.world) ??
    send(stage.world, `POST /api/admin/competitions/${id}/rounds/${roundId}/answers`, {
      as: stage.people.administrator,
      file: { name: 'answers.csv', content: answers },
    })
  prepared.set(stage.world, made)
  await made
}

const prepared = new WeakMap<object, Promise<unknown>>()

export const samples: FeatureSamples = {
  policy: `
call                                                         visitor user  other member captain foreign organiser administrator
POST /api/admin/competitions/{id}/rounds/{roundId}/answers   40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/rounds/{roundId}/derive    40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/rounds/{roundId}/evaluation 40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/rounds/{roundId}/file       40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/rounds/{roundId}/metric     40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/rounds/{roundId}/prove     40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/rounds/{roundId}/sample     40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/rounds/{roundId}/sample    40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/rounds/{roundId}/try       40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/metrics                                       40101   40301 40301 40301  40301   ok      ok        ok
`,
  calls: {
    'GET /api/admin/metrics': () => [{}],
    'GET /api/admin/competitions/{id}/rounds/{roundId}/evaluation': stage => [{ params: round(stage) }],
    'PUT /api/admin/competitions/{id}/rounds/{roundId}/metric': unchanged('metric'),
    'PUT /api/admin/competitions/{id}/rounds/{roundId}/file': unchanged('file'),
    'POST /api/admin/competitions/{id}/rounds/{roundId}/derive': stage => [{ params: round(stage) }],
    'POST /api/admin/competitions/{id}/rounds/{roundId}/answers': stage => [
      {
        params: round(stage),
        file: answers,
      },
    ],
    'POST /api/admin/competitions/{id}/rounds/{roundId}/try': stage => [
      { params: round(stage), file: result },
    ],
    'POST /api/admin/competitions/{id}/rounds/{roundId}/prove': stage => [{ params: round(stage) }],
    'GET /api/admin/competitions/{id}/rounds/{roundId}/sample': async stage => {
      await withAnswers(stage)
      return [{ params: round(stage) }]
    },
    'POST /api/admin/competitions/{id}/rounds/{roundId}/sample': async stage => {
      await withAnswers(stage)
      return [{ params: round(stage), body: {} }]
    },
  },
}
