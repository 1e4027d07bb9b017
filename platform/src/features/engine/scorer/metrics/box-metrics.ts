import { z } from 'zod'
import { boxesOf, fieldsOfBox, sureBoxes, type Box, type BoxSide } from '../boxes.ts'
import type { Answered, AnswerIssue } from './answer-issues.ts'
import { defineMetric, preciseMean, UnusableAnswers } from './metric.ts'

/** The area that two boxes share, of the area that either covers; 0 where one has no area. */
function boxIou(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  const shared = width * height
  return shared / (a.width * a.height + b.width * b.height - shared)
}

/** More detections of a class in one row are left out, the least sure first, as COCO does. */
const mostDetections = 100
const places = 100

/** A detection and, for each threshold, whether it found a box that none before it had. */
type Detection = { confidence: number; found: readonly boolean[] }

/**
 * The detections of one class in one row against its boxes: in order of confidence each takes the box that it overlaps
 * most among those that are left, if that is enough.
 */
function match(truth: readonly Box[], guess: readonly Box[], thresholds: readonly number[]): Detection[] {
  const surest = guess.toSorted((a, b) => b.confidence - a.confidence).slice(0, mostDetections)
  const overlaps = surest.map(one => truth.map(box => boxIou(one, box)))
  const found = thresholds.map(least => {
    const isTaken = truth.map(() => false)
    return overlaps.map(row => {
      let [best, at] = [least, -1]
      // Without an iterator: of all that scoring boxes does, this is done most often.
      for (let index = 0; index < row.length; index++) {
        const overlap = row[index] as number
        if (overlap < best || isTaken[index]) continue
        best = overlap
        at = index
      }
      if (at >= 0) isTaken[at] = true
      return at >= 0
    })
  })
  return surest.map(({ confidence }, index) => ({
    confidence,
    found: found.map(one => one[index] === true),
  }))
}

/**
 * Average precision of one class: the mean over 101 recalls of the greatest precision at that recall or beyond.
 * Detections of the same confidence come in together, so that the order of rows does not matter.
 */
function averagePrecision(detections: readonly Detection[], threshold: number, boxes: number): number {
  const steps: { found: number; precision: number }[] = []
  let found = 0
  for (const [index, one] of detections.entries()) {
    if (one.found[threshold]) found += 1
    if (detections[index + 1]?.confidence !== one.confidence)
      steps.push({ found, precision: found / (index + 1) })
  }
  for (let at = steps.length - 2; at >= 0; at--) {
    const [step, next] = [steps[at], steps[at + 1]] as [(typeof steps)[0], (typeof steps)[0]]
    step.precision = Math.max(step.precision, next.precision)
  }
  const precisions: number[] = []
  for (let place = 0, at = 0; place <= places; place++) {
    while (at < steps.length && (steps[at]?.found ?? 0) * places < place * boxes) at += 1
    precisions.push(steps[at]?.precision ?? 0)
  }
  return preciseMean(precisions)
}

const thresholdsOf = { '0.5:0.95': [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], '0.5': [10], '0.75': [15] }

/** SQL of how many boxes a cell has, or some more. */
const boxesIn = (cell: string, side: BoxSide) => `len(string_split(${cell}, ' ')) / ${fieldsOfBox[side]}`

/** The boxes of one row, by class. */
const byClass = (boxes: readonly Box[]) => Map.groupBy(boxes, box => box.label)

export const detectionMap = defineMetric({
  key: 'detection-map',
  name: { zh: '目标检测 mAP（COCO）', en: 'Detection mAP (COCO)' },
  formula: "\\frac{1}{101\\,|C|\\,|T|}\\sum_{c,\\,t,\\,r}\\max_{r'\\ge r}P_{c,t}(r')",
  about: {
    zh: '检测框的平均精确率：对答案里的每个类别和每个交并比阈值，取 101 个召回率处精确率的平均值。答案每个框写“类别 x y 宽 高”，结果文件在类别后加上置信度。',
    en: 'Average precision of boxes: the mean over 101 recalls, for each class of the answers and each threshold of overlap. Answers say “class x y width height” for each box; submission files have the confidence after the class.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'boxes',
  columns: 'mean',
  params: z.object({ iou: z.enum(['0.5:0.95', '0.5', '0.75']).default('0.5:0.95') }),
  perfect: sureBoxes,
  // Of a class at most so many detections are matched, whatever the others have: so also of all classes together.
  steps: ({ iou }) =>
    `(${boxesIn('p0', 'prediction')} + least(${mostDetections}, ${boxesIn('p0', 'prediction')}) * ${boxesIn('y0', 'answer')} * ${thresholdsOf[iou].length})`,
  answerIssues: boxIssues,
  compute: async (joined, { iou }) => {
    const thresholds = thresholdsOf[iou].map(part => part / 20)
    const rows = await joined.rows<{ y: string | null; p: string | null }>(
      'select y0 as y, p0 as p from joined',
    )
    const boxes = new Map<string, number>()
    const detections = new Map<string, Detection[]>()
    for (const { y, p } of rows) {
      const truth = boxesOf(y ?? '', 'answer')
      if (!truth) throw new UnusableAnswers('unusable_answers', 'an answer is no list of boxes')
      const [known, guessed] = [byClass(truth), byClass(boxesOf(p ?? '', 'prediction') ?? [])]
      for (const [label, own] of known) boxes.set(label, (boxes.get(label) ?? 0) + own.length)
      for (const [label, own] of guessed) {
        const list = detections.get(label) ?? []
        if (list.length === 0) detections.set(label, list)
        list.push(...match(known.get(label) ?? [], own, thresholds))
      }
    }
    const precisions = [...boxes].flatMap(([label, size]) => {
      const list = (detections.get(label) ?? []).toSorted((a, b) => b.confidence - a.confidence)
      return thresholds.map((_, index) => averagePrecision(list, index, size))
    })
    return precisions.length === 0 ? Number.NaN : preciseMean(precisions)
  },
})

async function boxIssues(answered: Answered): Promise<AnswerIssue[]> {
  const [column = ''] = answered.columns
  const rows = await answered.rows<{ id: string; y: string | null }>(
    'select id, y0 as y from answered order by id',
  )
  const bad = rows.find(({ y }) => !boxesOf(y ?? '', 'answer'))
  if (bad)
    return [{ code: 'bad_boxes', level: 'refuse', column, id: bad.id, found: (bad.y ?? '').slice(0, 60) }]
  const isEmpty = rows.every(({ y }) => (y ?? '').trim() === '')
  return isEmpty ? [{ code: 'constant_answers', level: 'refuse', column, found: '“”' }] : []
}
