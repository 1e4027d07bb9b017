import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { Failure } from '../../../base/contract/failure.ts'
import type { Context } from '../../../base/http/context.ts'
import { sendCsv } from '../../../base/http/send-csv.ts'
import type { Handler } from '../../../base/http/handler.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { section } from '../../admin/server/section.lookups.ts'
import { handleStaff } from '../../admin/server/staff.lookups.ts'
import { publishSample, sampleName } from '../../datasets/server/sample.lookups.ts'
import { deriveFile as derive } from '../../scoring/answer-rules.ts'
import { inspectAnswers } from '../../scoring/server/answers.lookups.ts'
import {
  deriveFile,
  downloadSample,
  getEvaluation,
  listMetrics,
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
import { metricForms } from './metric-forms.ts'
import { newestAnswers, predictionOf, readFile, readMetric, roundRow } from './read.ts'
import { takeAnswers } from './take-answers.ts'
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

  handleStaff(getEvaluation, ({ db }, { params }) => evaluationView(db, params.id, params.roundId)),

  handleStaff(putMetric, (context, { params, body }) =>
    context.write(async tx => section(await saveMetric(tx, saving(context, params, body)))),
  ),

  handleStaff(putFile, (context, { params, body }) =>
    context.write(async tx => section(await saveFile(tx, saving(context, params, body)))),
  ),

  handleStaff(deriveFile, async ({ db, storage }, { params }) => {
    const round = await roundRow(db, params.id, params.roundId)
    const answers = await newestAnswers(db, round.id, 'A')
    if (!answers) throw new Failure(evaluationFaults.incomplete)
    const kept = await storage.materialise(answers.storage_key)
    try {
      const found = await inspectAnswers({ path: kept.path, file: null, mode: 'plain' })
      if (!found.ok) throw new Failure(evaluationFaults.incomplete)
      const file = derive(found.facts, predictionOf(readMetric(round)), round.file_description?.formats)
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
    const { storage, viewer, address, now, write } = context
    const { content, sort } = await makeSample(context, placeOf(params), body)
    const stored = await storage.put(Readable.from([content]), { maxBytes: content.length })
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
