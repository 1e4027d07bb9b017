import { z } from 'zod'
import { defineCall, id, instant, line, numeric } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { authoredFaults } from '../../competing/competitions/authored-faults.ts'
import { datasetFaults } from '../../data/datasets/faults.ts'
import { predictions } from '../../engine/scorer/metrics/metric.ts'
import { probes } from '../../engine/scorer/proof-rules.ts'
import { evaluationFaults } from './faults.ts'
import { lists } from './rules.ts'
import { answerFile, fileForm, metricChoice, shownIssue } from './schema.ts'
import { itsOrganisers, organisers } from '../../shared/roles/demands.ts'

const { noRound, scored, beingRescored } = evaluationFaults
const params = z.object({ id: id(), roundId: id() })
const missing = [authoredFaults.notFound, noRound]

const field = z.object({
  name: z.string(),
  kind: z.enum(['choice', 'number', 'integer', 'text', 'boolean']),
  initial: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  choices: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
})

export const listMetrics = defineCall({
  method: 'GET',
  path: '/api/admin/metrics',
  summary: {
    zh: '内置评测指标：公式、范围、方向与参数',
    en: 'The built-in metrics: formula, range, direction and parameters',
  },
  access: organisers,
  answer: z.object({
    metrics: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        about: z.string(),
        /** MathML, rendered here. */
        formula: z.string(),
        direction: z.enum(['maximize', 'minimize']),
        least: z.number().nullable(),
        greatest: z.number().nullable(),
        prediction: z.enum(predictions),
        fields: z.array(field),
      }),
    ),
  }),
})

const score = z.number().nullable()

/** How the answers that count were proven: one entry for each list that has answers of its own. */
const proofs = z.array(
  z.object({
    list: z.enum(lists),
    /** Null: not proven for how the round is scored now. */
    provenAt: instant().nullable(),
    isSound: z.boolean(),
    /** A file that was not scored has neither score. */
    scores: z.array(z.object({ probe: z.enum(probes), publicScore: score, privateScore: score })),
    findings: z.array(z.object({ level: z.enum(['refuse', 'warn']), code: z.string(), message: z.string() })),
  }),
)

const fileBox = z.object({ file: fileForm.nullable() })

export const getEvaluation = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/evaluation',
  summary: { zh: '一轮的评测设置（编辑）', en: 'How a round is evaluated, to edit' },
  access: itsOrganisers,
  params,
  answer: z.object({
    listBMode: z.enum(['none', 'window', 'split']),
    subRanks: z.array(z.string()),
    /** With scores, metric, columns and answers only change by re-scoring. */
    isScored: z.boolean(),
    metric: saved(z.object({ metric: metricChoice })),
    file: saved(fileBox),
    /** Whether the metric can read files of this description; null while one of them is missing. */
    fits: z.boolean().nullable(),
    /** A split round whose answers do not say which rows are public: nothing can be scored. */
    lacksUsage: z.boolean(),
    answers: z.array(answerFile),
    proofs,
  }),
  faults: missing,
})

export const putMetric = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/metric',
  summary: { zh: '选择一轮的评测指标', en: 'Choose the metric of a round' },
  access: itsOrganisers,
  params,
  body: saving(z.object({ metric: metricChoice })),
  answer: saved(z.object({ metric: metricChoice })),
  faults: [
    ...missing,
    adminFaults.changedMeanwhile,
    evaluationFaults.unknownMetric,
    evaluationFaults.unsound,
    evaluationFaults.proofTimeout,
    scored,
    beingRescored,
  ],
})

export const putFile = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/file',
  summary: { zh: '保存一轮的结果文件格式', en: 'Save what submission files of a round look like' },
  access: itsOrganisers,
  params,
  body: saving(fileBox),
  answer: saved(fileBox),
  faults: [
    ...missing,
    adminFaults.changedMeanwhile,
    evaluationFaults.wrongColumns,
    evaluationFaults.unsound,
    evaluationFaults.proofTimeout,
    scored,
    beingRescored,
  ],
})

export const deriveFile = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/derive',
  summary: {
    zh: '由答案文件和指标推出结果文件格式（不保存）',
    en: 'Work out from answers and metric what submission files look like; saves nothing',
  },
  access: itsOrganisers,
  params,
  answer: fileBox,
  faults: [...missing, evaluationFaults.incomplete, evaluationFaults.wrongAnswers],
  limit: { times: 120, seconds: 3600 },
})

/** A description of files that is not saved, as JSON. */
const columnsField = z.string().max(300_000)

export const checkedFields = z.object({
  /** Only a round with a window of its own for list B has answers for it. */
  list: z.enum(lists).default('A'),
  /** In a split round, for answers without `Usage`: the share of rows that list A is scored on. */
  publicShare: numeric().min(0.01).max(0.99).optional(),
  /** Decides which rows; the same one divides the same rows alike. Without it chance does. */
  seed: line(200).optional(),
  /** What files will look like after a re-scoring, as JSON: these answers fit that, and count only by its switch. */
  columns: columnsField.optional(),
})
export const oneFile = ['file'] as const

export const checkAnswers = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/answers',
  summary: {
    zh: '上传答案：先检查，有问题则拒绝并列出；已有成绩时只作为待重新评分的草稿',
    en: 'Upload answers: checked first, refused with all that is wrong; a draft for re-scoring once there are scores',
  },
  access: itsOrganisers,
  params,
  body: checkedFields,
  files: oneFile,
  answer: z.object({ answer: answerFile, file: saved(fileBox) }),
  faults: [
    ...missing,
    evaluationFaults.noFile,
    evaluationFaults.wrongAnswers,
    evaluationFaults.unsound,
    evaluationFaults.proofTimeout,
  ],
  limit: { times: 120, seconds: 3600 },
})

export const proveAnswers = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/prove',
  summary: {
    zh: '检验答案：评测完全正确、含噪声和示例三个文件',
    en: 'Prove the answers: score a perfect file, one with noise and the sample',
  },
  access: itsOrganisers,
  params,
  answer: z.object({ proofs }),
  faults: [...missing, evaluationFaults.incomplete, evaluationFaults.proofTimeout],
  limit: { times: 120, seconds: 3600 },
})

export const tryFields = z.object({
  list: z.enum(lists).default('A'),
  /** A metric that is not saved yet, as JSON. */
  metric: z.string().max(30_000).optional(),
  columns: columnsField.optional(),
})

export const trySample = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/try',
  summary: {
    zh: '试评一个文件：真实运行评测程序，不产生提交',
    en: 'Score a file for trial, by the scorer itself; makes no submission',
  },
  access: itsOrganisers,
  params,
  body: tryFields,
  files: oneFile,
  answer: z.discriminatedUnion('isScored', [
    z.object({
      isScored: z.literal(true),
      publicScore: z.number(),
      privateScore: z.number().nullable(),
      rows: z.number(),
      milliseconds: z.number(),
      log: z.array(z.string()),
    }),
    z.object({
      isScored: z.literal(false),
      fault: z.enum(['file', 'scorer', 'platform']),
      code: z.string(),
      message: z.string(),
      issues: z.array(shownIssue),
      log: z.array(z.string()),
    }),
  ]),
  faults: [...missing, evaluationFaults.noFile, evaluationFaults.incomplete, evaluationFaults.unknownMetric],
  limit: { times: 120, seconds: 3600 },
})

const sample = {
  list: z.enum(lists).default('A'),
  kind: z.enum(['constant', 'shuffled']).default('constant'),
}

export const downloadSample = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/sample',
  summary: {
    zh: '由答案生成示例结果文件：常数或打乱的预测，不含答案',
    en: 'A sample submission file made from the answers: constant or shuffled predictions, never the answers',
  },
  access: itsOrganisers,
  params,
  query: z.object(sample),
  answer: 'file',
  faults: [...missing, evaluationFaults.incomplete, evaluationFaults.wrongAnswers],
  limit: { times: 120, seconds: 3600 },
})

export const publishSample = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/sample',
  summary: {
    zh: '把由答案生成的示例结果文件放进竞赛数据',
    en: 'Publish a sample submission file made from the answers with the data of the competition',
  },
  access: itsOrganisers,
  params,
  body: z.object(sample),
  answer: z.object({
    datasetId: z.number(),
    version: z.number(),
    /** False where the data has this very file already. */
    isNew: z.boolean(),
  }),
  faults: [
    ...missing,
    evaluationFaults.incomplete,
    evaluationFaults.wrongAnswers,
    datasetFaults.unfinishedDraft,
    datasetFaults.notReady,
  ],
  limit: { times: 120, seconds: 3600 },
})
