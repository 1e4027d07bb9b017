import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { whenGone } from '../../../../base/http/when-gone.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import type { Stored } from '../../../../base/storage/storage.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { putNoted } from '../../../../base/storage/unused-files.ts'
import { issueMessage } from '../../../engine/scorer/fault-words.ts'
import type { FileDescription, FileIssue } from '../../../engine/scorer/file-rules.ts'
import { divideAnswers, inspectAnswers } from '../../../engine/scorer/server/public.ts'
import { checkedFields, oneFile } from '../contract.ts'
import { evaluationFaults } from '../faults.ts'
import { descriptionOf, formOf, largestAnswers } from '../rules.ts'
import { fileForm } from '../schema.ts'
import { keepAnswers } from './commands/keep-answers.ts'
import { keepProof, proveFor, requireSound, type Proven, type ProvenSetting } from './proof.ts'
import { deriveFor, keyOf, readMetric, roundRow } from './read.ts'
import { typedField } from './typed.ts'

/** Takes answers if nothing is wrong with them; else tells all that is, and keeps nothing that counts. */
export async function takeAnswers(
  context: Context<Viewer>,
  place: { competitionId: number; roundId: number },
): Promise<{ id: number }> {
  const { db, storage, lang, viewer, address, now, write } = context
  const round = await roundRow(db, place.competitionId, place.roundId)
  const { fields, files } = await readMultipart(context, {
    schema: checkedFields,
    files: oneFile,
    maxBytes: () => largestAnswers,
  })
  const next = fields.columns === undefined ? null : typedField(fields.columns, fileForm, 'columns')
  const [file] = files
  if (!file) throw new Failure(evaluationFaults.noFile, { issues: [{ path: 'body.file', code: 'required' }] })
  const kept = await storage.materialise(file.key)
  try {
    let result: Stored = file
    const { metric } = readMetric(round)
    const ask = {
      path: kept.path,
      signal: whenGone(context),
      file: next ? descriptionOf(next) : round.file_description,
      // What is prepared for a re-scoring is proven with the metric that it brings.
      ...(next ? {} : keyOf(metric)),
    }
    const found =
      round.list_b_mode === 'split' && fields.publicShare !== undefined
        ? await divideAnswers(
            { ...ask, divide: { publicShare: fields.publicShare, seed: fields.seed ?? randomUUID() } },
            async path =>
              void (result = await putNoted(context).put(createReadStream(path), {
                maxBytes: largestAnswers * 2,
              })),
          )
        : await inspectAnswers({ ...ask, mode: round.list_b_mode === 'split' ? 'split' : 'plain' })
    if (!found.ok || found.issues.length > 0) throw wrongAnswers(found.issues, lang)
    const columns = next ?? formOrNull(round.file_description ?? deriveFor(metric, found.facts))
    const proven =
      next === null && metric.kind !== 'none' && columns
        ? await proveKept(context, result, { metric, file: columns, listBMode: round.list_b_mode })
        : undefined
    if (proven) requireSound([proven], 'body.file', lang)
    return await write(async tx => {
      const { id } = await keepAnswers(tx, {
        ...place,
        list: round.list_b_mode === 'window' ? fields.list : 'A',
        file: { ...result, name: file.name },
        facts: found.facts,
        isForRescore: next !== null,
        actor: { userId: viewer.userId, address },
        now,
      })
      if (proven) await keepProof(tx, id, proven, now)
      return { id }
    })
  } finally {
    await kept.release()
  }
}

const formOrNull = (file: FileDescription | null | undefined) => (file ? formOf(file) : null)

/** The answers as they are kept, which are others than those that came where they were divided. */
async function proveKept(
  context: Pick<Context, 'storage' | 'settings' | 'exchange'>,
  { key }: Stored,
  setting: ProvenSetting,
): Promise<Proven | undefined> {
  const kept = await context.storage.materialise(key)
  try {
    return await proveFor(context, kept.path, setting)
  } finally {
    await kept.release()
  }
}

export const wrongAnswers = (issues: readonly FileIssue[], lang: Lang): Failure =>
  new Failure(evaluationFaults.wrongAnswers, {
    issues: issues.map(issue => ({
      path: 'body.file',
      code: issue.code,
      message: issueMessage(issue, lang),
    })),
  })
