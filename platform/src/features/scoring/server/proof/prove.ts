import { join } from 'node:path'
import { openLocked } from '../../../../base/sandbox/duckdb.ts'
import type { FileDescription } from '../../file-rules.ts'
import type { Proof, ProbeOutcome } from '../../proof-rules.ts'
import { chosenMetric, score } from '../engine/score.ts'
import { loadRaw, normalAnswers } from '../inspect/read-answers.ts'
import { writeSample } from '../inspect/sample.ts'
import type { Limits, MetricChoice } from '../score-request.ts'
import { writeProbes } from './probes.ts'

export type ProveRequest = {
  path: string
  folder: string
  file: FileDescription
  metric: MetricChoice
  mode: 'plain' | 'split'
  limits: Limits
}

/** Scores the files that answers are proven by, with the engine that scores submissions. */
export async function prove(request: ProveRequest): Promise<Proof> {
  const { path, folder, file, limits } = request
  const paths = {
    perfect: join(folder, 'perfect.csv'),
    noise: join(folder, 'noise.csv'),
    sample: join(folder, 'sample.csv'),
  }
  const db = await openLocked([path, normalAnswers(folder), ...Object.values(paths)], folder, limits)
  try {
    const { fields } = await loadRaw(db, path, folder)
    await writeProbes({ db, fields, file, chosen: chosenMetric(request) }, paths)
    await db.run('drop table placed')
    await writeSample(db, fields, file, 'constant', paths.sample)
  } finally {
    db.close()
  }
  const outcomeOf = async (probe: keyof typeof paths): Promise<ProbeOutcome> => {
    const outcome = await score({
      submission: { path: paths[probe], name: `${probe}.csv` },
      answer: { path },
      // Whatever a round takes from its competitors, these are tables.
      file: { ...file, formats: ['csv'], expectedRows: undefined },
      metric: request.metric,
      mode: request.mode,
      folder,
      limits,
    })
    return outcome.ok
      ? { isScored: true, public: outcome.scores.public, private: outcome.scores.private }
      : { isScored: false, fault: outcome.fault, code: outcome.code, issues: outcome.issues }
  }
  const outcomes = {
    perfect: await outcomeOf('perfect'),
    noise: await outcomeOf('noise'),
    sample: await outcomeOf('sample'),
  }
  return { outcomes, problems: [] }
}
