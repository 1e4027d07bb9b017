import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { section } from '../../../../base/http/section.ts'
import { whenGone } from '../../../../base/http/when-gone.ts'
import { putNoted } from '../../../../base/storage/unused-files.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { publishSample } from '../../../data/datasets/server/public.ts'
import { sampleName } from '../../../data/datasets/rules.ts'
import { fileIssues } from '../../../engine/scorer/answer-rules.ts'
import { inspectAnswers, metricForms } from '../../../engine/scorer/server/public.ts'
import {
  deriveFile,
  downloadSample,
  getEvaluation,
  listMetrics,
  proveAnswers as proveCall,
  publishSample as publishSampleCall,
  putFile,
  putMetric,
  trySample,
  checkAnswers,
} from '../contract.ts'
import { evaluationFaults } from '../faults.ts'
import { formOf } from '../rules.ts'
import { saveFile } from './commands/save-file.ts'
import { saveMetric } from './commands/save-metric.ts'
import { makeSample } from './make-sample.ts'
import { keepProof } from './proof.ts'
import { proofsOf } from './proof.views.ts'
import { proofsBefore } from './proofs-before.ts'
import { deriveFor, keyOf, newestAnswers, readFile, readMetric, roundRow } from './read.ts'
import { checkedMetric, settingOf } from './setting.ts'
import { takeAnswers, wrongAnswers } from './take-answers.ts'
import { tryFile } from './try-file.ts'
import { answersOf, evaluationView } from './views.ts'

const placeOf = (params: { id: number; roundId: number }) => ({
  competitionId: params.id,
  roundId: params.roundId,
})
const saving = <B>(
  { viewer, address, now }: Context<Viewer>,
  params: { id: number; roundId: number },
  body: B,
) => ({ ...placeOf(params), ...body, actor: { userId: viewer.userId, address }, now })

export const evaluationHandlers: Handler[] = [
  handleStaff(listMetrics, ({ lang }) => ({ metrics: metricForms(lang) })),

  handleStaff(getEvaluation, ({ db, lang }, { params }) =>
    evaluationView(db, params.id, params.roundId, lang),
  ),

  handleStaff(putMetric, async (context, { params, body }) => {
    const proofs = await proofsBefore(context, placeOf(params), { metric: checkedMetric(body.value.metric) })
    return context.write(async tx =>
      section(await saveMetric(tx, { ...saving(context, params, body), proofs, lang: context.lang })),
    )
  }),

  handleStaff(putFile, async (context, { params, body }) => {
    const proofs = await proofsBefore(context, placeOf(params), { file: body.value.file })
    return context.write(async tx =>
      section(await saveFile(tx, { ...saving(context, params, body), proofs, lang: context.lang })),
    )
  }),

  handleStaff(proveCall, async (context, { params }) => {
    const { db, lang, now, write } = context
    const proofs = await proofsBefore(context, placeOf(params), {})
    await write(async tx => {
      for (const { answerFileId, proven } of proofs) await keepProof(tx, answerFileId, proven, now)
    })
    const round = await roundRow(db, params.id, params.roundId)
    if (!settingOf(round)) throw new Failure(evaluationFaults.incomplete)
    return { proofs: await proofsOf(db, round, lang) }
  }),

  handleStaff(deriveFile, async (context, { params }) => {
    const { db, storage, lang } = context
    const round = await roundRow(db, params.id, params.roundId)
    const answers = await newestAnswers(db, round.id, 'A')
    if (!answers) throw new Failure(evaluationFaults.incomplete)
    const kept = await storage.materialise(answers.storage_key)
    try {
      const { metric } = readMetric(round)
      const found = await inspectAnswers({
        path: kept.path,
        file: null,
        mode: 'plain',
        signal: whenGone(context),
        ...keyOf(metric),
      })
      if (!found.ok) throw new Failure(evaluationFaults.incomplete)
      const file = deriveFor(metric, found.facts, round.file_description?.formats)
      if (fileIssues(found.facts, file).length > 0) throw wrongAnswers(fileIssues(found.facts, file), lang)
      return { file: file ? formOf(file) : null }
    } finally {
      await kept.release()
    }
  }),

  handleStaff(checkAnswers, async (context, { params }) => {
    const { id } = await takeAnswers(context, placeOf(params))
    const [answer] = await answersOf(context.db, params.roundId, id)
    if (!answer) throw new Error('the answers that were kept cannot be read')
    return {
      answer,
      file: section(readFile(await roundRow(context.db, params.id, params.roundId))),
    }
  }),

  handleStaff(trySample, (context, { params }) => tryFile(context, placeOf(params))),

  handleStaff(downloadSample, async (context, { params, query }) => {
    const { content } = await makeSample(context, placeOf(params), query)
    sendCsv(context, 'sample_submission.csv', content)
  }),

  handleStaff(publishSampleCall, async (context, { params, body }) => {
    const { viewer, address, now, write } = context
    const { content, sort } = await makeSample(context, placeOf(params), body)
    const stored = await putNoted(context).put(Readable.from([content]), { maxBytes: content.length })
    return write(tx =>
      publishSample(tx, {
        competitionId: params.id,
        name: sampleName(sort),
        content: { ...stored, crc32: crc32(content) },
        userId: viewer.userId,
        address,
        now,
      }),
    )
  }),
]
