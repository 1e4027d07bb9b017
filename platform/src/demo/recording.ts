import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScoreOutcome, ScoreRequest } from '../features/engine/scorer/server/public.ts'
import { hashOfSources, scorerHash } from '../features/engine/scorer/server/scorer-hash.ts'
import type { Prove } from '../features/scoring/evaluation/server/proof.ts'
import type { Score } from '../features/scoring/submissions/server/score-submission.ts'

const path = join(import.meta.dirname, 'data/scores.jsonl')

/** The scorer, and the prover of answers. */
export type Judges = { score: Score; prove: Prove }

type Scored = Extract<ScoreOutcome, { ok: true }>
/** Without the hashes, which follow from the request and the scorer's sources, and without the duration. */
type KeptScore =
  | Omit<Scored, 'submissionSha256' | 'answerSha256' | 'scorerHash' | 'durationMs'>
  | Exclude<ScoreOutcome, { ok: true }>
type Kept = KeptScore | Awaited<ReturnType<Prove>>

export type Recording = {
  /** By a hash of everything that decides the answer. */
  kept: Map<string, Kept>
  used: Set<string>
  /** Requests that had to be put to the real judges. */
  missing: number
}

export const emptyRecording = (): Recording => ({ kept: new Map(), used: new Set(), missing: 0 })

/**
 * Scorer outcomes for the demo's files, recorded by `record-scores.ts`; computing them takes a minute on two processors.
 * Empty if the scorer's sources have changed since, so that no outcome comes from an older scorer.
 */
export function readRecording(): Recording {
  const [scorer, ...entries] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const recording = emptyRecording()
  if (scorer !== hashOfSources()) return recording
  for (const line of entries) {
    const [key, kept] = JSON.parse(line) as [string, Kept]
    recording.kept.set(key, kept)
  }
  return recording
}

/** One entry a line, sorted, so that a changed demo changes few lines. */
export function writeRecording({ kept }: Recording): void {
  const lines = [...kept].map(entry => JSON.stringify(entry)).toSorted()
  writeFileSync(path, `${[hashOfSources(), ...lines].join('\n')}\n`)
}

/** Returns recorded outcomes; asks the real judges for the rest and adds their outcomes to the recording. */
export function judgesFrom(recording: Recording, real: Judges): Judges {
  const find = <T extends Kept>(key: string): T | undefined => {
    recording.used.add(key)
    return recording.kept.get(key) as T | undefined
  }
  return {
    async score(request, options) {
      const { key, ...hashes } = await identify(request)
      const found = find<KeptScore>(key)
      if (found?.ok) return { ...found, ...hashes, scorerHash: scorerHash(request.metric), durationMs: 0 }
      if (found) return found
      recording.missing++
      const outcome = await real.score(request, options)
      if (isLasting(outcome)) recording.kept.set(key, withoutHashes(outcome))
      return outcome
    },
    async prove(answers, options) {
      const { file, metric, mode } = answers
      const key = hashOf('proof', await hashOfFile(answers.path), file, metric, mode)
      const found = find<Awaited<ReturnType<Prove>>>(key)
      if (found) return found
      recording.missing++
      const proof = await real.prove(answers, options)
      recording.kept.set(key, proof)
      return proof
    },
  }
}

/** True if the same request always ends this way. Crashes and a lack of time or memory may not happen again. */
export const isLasting = (outcome: ScoreOutcome): boolean =>
  outcome.ok || (outcome.fault !== 'platform' && !/^(file_)?(memory|timeout)$/.test(outcome.code))

/** Hashes the contents of the files, not their paths. */
async function identify({ submission, answer, file, metric, mode, spread = false }: ScoreRequest) {
  const submissionSha256 = await hashOfFile(submission.path)
  const answerSha256 = await hashOfFile(answer.path)
  const key = hashOf('score', submission.name, submissionSha256, answerSha256, file, metric, mode, spread)
  return { key, submissionSha256, answerSha256 }
}

function withoutHashes(outcome: ScoreOutcome): KeptScore {
  if (!outcome.ok) return outcome
  const { ok, scores, spread, rows, warnings, log } = outcome
  return { ok, scores, spread, rows, warnings, log }
}

const hashOfFile = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

/** 96 bits, which no two of a few hundred share. */
const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
