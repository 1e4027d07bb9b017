import type { MetricGuide } from './guide.ts'

const answers = 'id,mask\n1,1 4\n2,\n'
const submission = 'id,mask\n1,3 4\n2,\n'

const edges: MetricGuide['edges'] = [
  {
    when: { zh: '两者都为空', en: 'Both masks are empty' },
    outcome: { zh: '计 1。', en: 'The row counts 1.' },
  },
  {
    when: { zh: '游程重叠或没有按顺序排列', en: 'Runs overlap or are out of order' },
    outcome: { zh: '文件不被接受，并指出行号。', en: 'The file is refused with the line.' },
  },
]

export const maskGuides: Record<string, MetricGuide> = {
  'mean-iou': {
    example: {
      answers,
      submission,
      score: 0.666667,
      steps: {
        zh: '第 1 行：像素 1–4 与 3–6，交 2、并 6，$2/6$；第 2 行两者皆空，计 1。平均约 0.666667。',
        en: 'Row 1: pixels 1–4 and 3–6 share 2 of 6, $2/6$; in row 2 both are empty, which is 1. The mean is about 0.666667.',
      },
    },
    edges,
  },
  dice: {
    example: {
      answers,
      submission,
      score: 0.75,
      steps: {
        zh: '第 1 行：像素 1–4 与 3–6，交 2，$2\\cdot2/(4+4)=0.5$；第 2 行两者皆空，计 1。平均 0.75。',
        en: 'Row 1: pixels 1–4 and 3–6 share 2, $2\\cdot2/(4+4)=0.5$; in row 2 both are empty, which is 1. The mean is 0.75.',
      },
    },
    edges,
  },
}
