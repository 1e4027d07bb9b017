import { createHash } from 'node:crypto'
import { json } from '../../../../base/database/json.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { whenGone } from '../../../../base/http/when-gone.ts'
import type { Services } from '../../../../base/services.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { fitsMetric } from '../../../engine/scorer/answer-rules.ts'
import { findingsOf, isSound, type Finding, type Proof } from '../../../engine/scorer/proof-rules.ts'
import { proveAnswers, ProofTimeout } from '../../../engine/scorer/server/public.ts'
import { evaluationFaults } from '../faults.ts'
import { columnsOf, descriptionOf } from '../rules.ts'
import type { ScoringSetting } from '../schema.ts'
import { predictionOf } from './read.ts'
import { directionOf, scorerOf, settingOf } from './setting.ts'
import { roundRows, type RoundRow } from '../../../competing/schedules/server/public.ts'

type Mode = 'none' | 'window' | 'split'
export type ProvenSetting = ScoringSetting & { listBMode: Mode }

/** What answers were proven for: metric, columns and how list B is scored. */
export const settingKey = ({ metric, file, listBMode }: ProvenSetting): string =>
  createHash('sha256')
    .update(JSON.stringify([metric, columnsOf(file), listBMode === 'split']))
    .digest('base64url')

/** What proves answers: a process of its own, or what such a process said before. */
export type Prove = typeof proveAnswers

export type Proven = { setting: string; proof: Proof; findings: Finding[] }

/** Proofs that a request asks for stop when its client is gone. */
type Asking<S extends keyof Services> = Pick<Services, S> & Partial<Pick<Context, 'exchange'>>

/** Proves the answers in this file for a setting; nothing where the metric cannot read files of such columns. */
export async function proveFor(
  context: Asking<'settings'>,
  path: string,
  setting: ProvenSetting,
  prove: Prove = proveAnswers,
): Promise<Proven | undefined> {
  if (!isReadable(setting)) return undefined
  const proof = await prove(
    {
      path,
      file: descriptionOf(setting.file),
      metric: scorerOf(setting.metric),
      mode: setting.listBMode === 'split' ? 'split' : 'plain',
    },
    { timeoutMs: context.settings.SCORING_SECONDS * 1_000, signal: whenGone(context) },
  ).catch((error: unknown) => {
    throw error instanceof ProofTimeout ? new Failure(evaluationFaults.proofTimeout) : error
  })
  return { setting: settingKey(setting), proof, findings: findingsOf(proof, directionOf(setting.metric)) }
}

/** Whether the metric can read files of these columns at all. */
export const isReadable = ({ metric, file }: ScoringSetting): boolean => {
  const prediction = predictionOf({ metric })
  return prediction === undefined || fitsMetric(descriptionOf(file), prediction)
}

/** Proves those answers of a round that count, for a setting that it has or is to have. Answers that lack a column are left out. */
export async function proveRound(
  services: Asking<'db' | 'storage' | 'settings'>,
  roundId: number,
  setting: ProvenSetting,
  prove?: Prove,
): Promise<{ answerFileId: number; proven: Proven }[]> {
  const { db, storage } = services
  const found: { answerFileId: number; proven: Proven }[] = []
  for (const answers of await activeAnswers(db, roundId, setting.listBMode)) {
    const known = await proofOf(db, answers.id, setting)
    if (known) continue
    const kept = await storage.materialise(answers.storage_key)
    try {
      const proven = await proveFor(services, kept.path, setting, prove)
      if (proven) found.push({ answerFileId: answers.id, proven })
    } finally {
      await kept.release()
    }
  }
  return found
}

/** Those that submissions are scored against; without a window of its own list B has none. */
const activeAnswers = (db: Db, roundId: number, listBMode: Mode) =>
  db
    .selectFrom('answer_file')
    .select(['id', 'list', 'storage_key'])
    .where('schedule_id', '=', roundId)
    .where('is_active', '=', true)
    .$if(listBMode !== 'window', query => query.where('list', '=', 'A'))
    .orderBy('list')
    .execute()

export async function proofOf(db: Db | Tx, answerFileId: number, setting: ProvenSetting) {
  return db
    .selectFrom('answer_proof')
    .selectAll()
    .where('answer_file_id', '=', answerFileId)
    .where('setting', '=', settingKey(setting))
    .executeTakeFirst()
}

export async function keepProof(
  tx: Tx,
  answerFileId: number,
  { setting, proof: { labels, ...proof }, findings }: Proven,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('answer_file')
    .set({ labels: json(labels) })
    .where('id', '=', answerFileId)
    .execute()
  const values = {
    setting,
    is_sound: isSound(findings),
    proof: json(proof),
    proven_at: now,
  }
  await tx
    .insertInto('answer_proof')
    .values({ answer_file_id: answerFileId, ...values })
    .onConflict(conflict => conflict.column('answer_file_id').doUpdateSet(values))
    .execute()
}

/** Refuses what its proof refuses, with all reasons; `path` is the field that they are about. */
export function requireSound(proven: readonly Proven[], path: string, lang: Lang): void {
  const reasons = proven.flatMap(({ findings }) => findings.filter(one => one.level === 'refuse'))
  if (reasons.length > 0)
    throw new Failure(evaluationFaults.unsound, {
      issues: reasons.map(({ code, words }) => ({ path, code, message: localize(words, lang) })),
    })
}

/** Proves what of a competition's rounds is not proven yet, and keeps what was found. */
export async function proveMissing(
  services: Asking<'db' | 'storage' | 'settings'>,
  competitionId: number,
  now: Date,
  prove?: Prove,
): Promise<void> {
  const rounds = await roundRows(services.db, competitionId)
  for (const round of rounds) {
    const setting = settingOf(round)
    if (!setting) continue
    const found = await proveRound(services, round.id, { ...setting, listBMode: round.list_b_mode }, prove)
    await services.db.transaction().execute(async tx => {
      for (const { answerFileId, proven } of found) await keepProof(tx, answerFileId, proven, now)
    })
  }
}

export type ProofState = 'sound' | 'unsound' | 'none'

/** Answers that count, with how they were proven. */
export type ProvenAnswers = { list: 'A' | 'B'; setting: string | null; isSound: boolean | null }

/** Whether the answers that count are proven for how their round is scored. */
export function proofState(setting: ProvenSetting | null, answers: readonly ProvenAnswers[]): ProofState {
  if (!setting) return 'none'
  if (!isReadable(setting)) return 'unsound'
  const own = answers.filter(one => one.list === 'A' || setting.listBMode === 'window')
  const key = settingKey(setting)
  if (own.some(one => one.setting === key && one.isSound === false)) return 'unsound'
  return own.length > 0 && own.every(one => one.setting === key) ? 'sound' : 'none'
}

/** The answers of rounds that count, by round. A split round cannot be scored by answers that do not say which rows are public. */
export async function provenAnswers(
  db: Db | Tx,
  rounds: readonly RoundRow[],
): Promise<Map<number, ProvenAnswers[]>> {
  if (rounds.length === 0) return new Map()
  const rows = await db
    .selectFrom('answer_file as a')
    .leftJoin('answer_proof as p', 'p.answer_file_id', 'a.id')
    .where(
      'a.schedule_id',
      'in',
      rounds.map(round => round.id),
    )
    .where('a.is_active', '=', true)
    .select(['a.schedule_id', 'a.list', 'a.columns', 'a.usage_counts', 'p.setting', 'p.is_sound as isSound'])
    .execute()
  const split = new Set(rounds.filter(round => round.list_b_mode === 'split').map(round => round.id))
  const counting = rows.filter(
    row =>
      !split.has(row.schedule_id) || row.columns.length === 0 || Object.keys(row.usage_counts).length > 0,
  )
  return Map.groupBy(counting, row => row.schedule_id)
}
