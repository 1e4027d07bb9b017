import type { Services } from '../src/base/services.ts'
import { openJudges } from '../src/demo/make-world.ts'
import { judgesFrom, readRecording, type Judges } from '../src/demo/recording.ts'
import { roundRows } from '../src/features/competing/schedules/server/public.ts'
import { proveFor, type Prove } from '../src/features/scoring/evaluation/server/proof.ts'
import { settingOf } from '../src/features/scoring/evaluation/server/setting.ts'
import { scoringInput } from '../src/features/scoring/submissions/server/scoring-input.ts'

type Needed = Pick<Services, 'db' | 'storage' | 'settings'>

/** A recorded answer beside the one that the scorer gives now, for each nth submission and each nth proof of a demo world. */
export async function askAgain(services: Needed, nth: number): Promise<[recorded: unknown, now: unknown][]> {
  const real = openJudges()
  const recorded = judgesFrom(readRecording(), notRecorded)
  try {
    return [
      ...(await scoreAgain(services, nth, recorded, real)),
      ...(await proveAgain(services, nth, recorded, real)),
    ]
  } finally {
    await real.close()
  }
}

const refuse = () => Promise.reject(new Error('this is not recorded'))
const notRecorded: Judges = { score: refuse, prove: refuse }

async function scoreAgain(services: Needed, nth: number, recorded: Judges, real: Judges) {
  const submissions = await services.db
    .selectFrom('submission')
    .select('id')
    // Those of a round share a process.
    .orderBy('schedule_id')
    .orderBy('id')
    .execute()
  const { signal } = new AbortController()
  const found: [unknown, unknown][] = []
  for (const [at, { id }] of submissions.entries()) {
    if (at % nth !== 0) continue
    const input = await scoringInput(services, id)
    if (!input) throw new Error(`submission ${id} cannot be scored`)
    const outcomes = [recorded, real].map(({ score }) => score(input.request, { signal }))
    const [kept, now] = await Promise.all(
      outcomes.map(async outcome => ({ ...(await outcome), durationMs: 0 })),
    )
    found.push([kept, now])
  }
  return found
}

async function proveAgain(services: Needed, nth: number, recorded: Judges, real: Judges) {
  const found: [unknown, unknown][] = []
  const prove: Prove = async (answers, options) => {
    const kept = await recorded.prove(answers, options)
    found.push([kept, await real.prove(answers, options)])
    return kept
  }
  const answerFiles = await services.db
    .selectFrom('answer_file as a')
    .innerJoin('schedule as s', 's.id', 'a.schedule_id')
    .innerJoin('answer_proof as p', 'p.answer_file_id', 'a.id')
    .select(['a.storage_key', 'a.schedule_id', 's.competition_id'])
    .orderBy('a.id')
    .execute()
  for (const [at, { storage_key: key, schedule_id: roundId, competition_id: id }] of answerFiles.entries()) {
    if (at % nth !== 0) continue
    const round = (await roundRows(services.db, id)).find(one => one.id === roundId)
    const setting = round && settingOf(round)
    if (!setting) throw new Error(`the answers of round ${roundId} cannot be proven`)
    const { path, release } = await services.storage.materialise(key)
    await proveFor(services, path, { ...setting, listBMode: round.list_b_mode }, prove)
    await release()
  }
  return found
}
