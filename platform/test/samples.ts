import type { InjectOptions } from 'fastify'
import { isForReviewers, type Call } from '../src/base/contract/call.ts'
import { multipart } from './factories.ts'
import type { FeatureSamples, Sample, Samples } from './sample.ts'
import type { Role, Stage } from './stage.ts'
import type { World } from './world.ts'

const modules = import.meta.glob<{ samples: FeatureSamples }>('../src/features/*/*/samples.ts', {
  eager: true,
})
export const featureSamples: readonly FeatureSamples[] = Object.values(modules).map(({ samples }) => samples)

/** Each call of the product by its name, with what it is asked on a stage. Every test that knows all calls reads this; a call without samples fails them. */
export const samples: Samples = Object.assign({}, ...featureSamples.map(({ calls }) => calls))

/** Who of a stage is let in wherever somebody is: administrators, and of calls for reviewers whoever is one of those. */
export function whoMay(call: Call): Role {
  if (!isForReviewers(call) || call.access.reviewers.includes(0)) return 'administrator'
  if (call.access.reviewers.includes(2)) return 'organiser'
  return call.access.reviewers.includes(1) ? 'editor' : 'certifier'
}

/** Asks a call over HTTP as somebody; headers of the answer are as they were sent. */
export async function askSample(
  stage: Stage,
  call: { method: string; path: string },
  role: Role,
  given: Sample,
) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(given.params?.[key])),
  )
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
  const sent =
    given.file === undefined
      ? { payload: given.body, headers: {} }
      : multipart(
          given.fields ?? {},
          typeof given.file === 'string'
            ? [{ field: 'file', name: 'result.csv', content: given.file }]
            : [given.file].flat(),
        )
  const options = {
    method: call.method as 'GET',
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: { ...(role === 'visitor' ? {} : stage.people[role].headers), ...sent.headers },
    ...(sent.payload ? { payload: sent.payload } : {}),
  }
  return injected(stage.world.app, options)
}

/** What a request is answered; of a stream, which does not end by itself, what comes first. */
export async function injected(app: World['app'], options: InjectOptions & { url: string }) {
  if (!options.url.split('?')[0]?.endsWith('/events')) return app.inject(options)
  const answer = await app.inject({ ...options, payloadAsStream: true })
  let payload = ''
  // Nothing at all comes to who asked for the head alone.
  for await (const first of answer.stream().setEncoding('utf8')) {
    payload = first as string
    break
  }
  return { ...answer, statusCode: answer.statusCode, payload, body: payload, json: () => JSON.parse(payload) }
}
