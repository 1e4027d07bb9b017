import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Returned } from '../../../../base/contract/call.ts'
import type { Context } from '../../../../base/http/context.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { whenGone } from '../../../../base/http/when-gone.ts'
import { saveToDraft } from '../../../../base/storage/take.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { faultMessage, issueMessage } from '../../../engine/scorer/fault-words.ts'
import { scoreFile, type ScoreOutcome } from '../../../engine/scorer/server/public.ts'
import { oneFile, tryFields, type trySample } from '../contract.ts'
import { evaluationFaults } from '../faults.ts'
import { descriptionOf } from '../rules.ts'
import { fileForm, metricChoice } from '../schema.ts'
import { newestAnswers, readMetric, roundRow } from './read.ts'
import { checkedMetric, scorerOf } from './setting.ts'
import { typedField } from './typed.ts'

let running = 0
/** Trials share the machine with those who wait for pages: one at a time, and few may wait. */
const mostRunning = 2

/** Scores a file as a submission would be, against the newest answers, and keeps nothing of it. */
export async function tryFile(
  context: Context,
  place: { competitionId: number; roundId: number },
): Promise<Returned<typeof trySample>> {
  const { db, storage, settings, lang } = context
  const round = await roundRow(db, place.competitionId, place.roundId)
  const folder = join(tmpdir(), `leitai-try-${randomUUID()}`)
  let path: string | undefined
  try {
    const { fields, files } = await readMultipart(context, {
      schema: tryFields,
      files: oneFile,
      storage: {
        put: async (source, { maxBytes }) => {
          const taken = await saveToDraft(source, folder, { maxBytes })
          path = taken.path
          return { key: '', sha256: taken.sha256, size: taken.size }
        },
      },
      maxBytes: () => round.max_bytes,
    })
    const [file] = files
    if (!file || !path)
      throw new Failure(evaluationFaults.noFile, { issues: [{ path: 'body.file', code: 'required' }] })
    const isSplit = round.list_b_mode === 'split'
    const answers = await newestAnswers(db, round.id, isSplit ? 'A' : fields.list)
    const metric =
      fields.metric === undefined
        ? readMetric(round).metric
        : checkedMetric(typedField(fields.metric, metricChoice, 'metric'), 'body.metric')
    const description =
      fields.columns === undefined
        ? round.file_description
        : descriptionOf(typedField(fields.columns, fileForm, 'columns'))
    if (!answers || metric.kind === 'none' || !description) throw new Failure(evaluationFaults.incomplete)
    if (running >= mostRunning) throw new Failure(baseFaults.busy, { headers: { 'retry-after': '5' } })
    running += 1
    const truth = await storage.materialise(answers.storage_key)
    try {
      const outcome = await scoreFile(
        {
          submission: { path, name: file.name },
          answer: { path: truth.path },
          file: description,
          metric: scorerOf(metric),
          mode: isSplit ? 'split' : 'plain',
          limits: { timeoutMs: settings.SCORING_SECONDS * 1_000 },
        },
        { signal: whenGone(context) },
      )
      return shown(outcome, lang)
    } finally {
      running -= 1
      await truth.release()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function shown(outcome: ScoreOutcome, lang: Lang): Returned<typeof trySample> {
  if (outcome.ok)
    return {
      isScored: true,
      publicScore: outcome.scores.public,
      privateScore: outcome.scores.private,
      rows: outcome.rows,
      milliseconds: Math.round(outcome.durationMs),
      log: outcome.log,
    }
  return {
    isScored: false,
    fault: outcome.fault,
    code: outcome.code,
    message: faultMessage(outcome.fault, outcome.code, lang),
    issues: outcome.issues.map(issue => ({
      code: issue.code,
      line: issue.line ?? null,
      message: issueMessage(issue, lang),
    })),
    log: outcome.log,
  }
}
