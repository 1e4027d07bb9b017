import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import type { Log } from '../base/log/log.ts'
import type { Services } from '../base/services.ts'
import { openScorer } from '../features/engine/scorer/server/open-scorer.ts'
import { proveAnswers } from '../features/engine/scorer/server/public.ts'
import { proveMissing } from '../features/scoring/evaluation/server/proof.ts'
import type { DemoRole, PasswordOf } from './accounts.ts'
import { insertWorld } from './insert-world.ts'
import type { Judges } from './recording.ts'
import { scoreSubmissions } from './score-submissions.ts'

type Making = {
  subs: Record<DemoRole, string>
  passwordOf: PasswordOf
  judges: Judges
  log: Log
  /** Called when a step begins. */
  tell(step: number, what: string): void
}

/** Makes the demo world in an empty database: people and their work in one transaction, then the scores. */
export async function makeWorld(
  services: Services,
  { subs, passwordOf, judges, log, tell }: Making,
): Promise<void> {
  const { db, storage, clock } = services
  const put = async (content: string | Buffer) =>
    storage.put(Readable.from([Buffer.from(content)]), { maxBytes: 64 * 1024 * 1024 })
  const now = clock.now()
  tell(1, 'people, competitions and what they did')
  await db.transaction().execute(tx => insertWorld(tx, { put, subs, passwordOf, now }))
  tell(2, 'scores and leaderboards')
  // As of competitions that were published: what pages say of a file's labels is found with it.
  const competitions = await db.selectFrom('competition').select('id').orderBy('id').execute()
  for (const { id } of competitions) await proveMissing(services, id, now, judges.prove)
  await scoreSubmissions(services, log, judges.score)
}

/** The real scorer and prover. Their processes start with the first request. */
export function openJudges(): Judges & { close(): Promise<void> } {
  let scorer: ReturnType<typeof openScorer> | undefined
  return {
    score: (request, options) =>
      (scorer ??= openScorer({ atOnce: availableParallelism() })).scoreFile(request, options),
    prove: proveAnswers,
    close: async () => scorer?.close(),
  }
}
