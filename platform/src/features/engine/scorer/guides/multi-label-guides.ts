import type { MetricGuide } from './guide.ts'

const answers = 'id,tags\n1,cat dog\n2,bird\n3,cat\n'
const submission = 'id,tags\n1,cat\n2,bird dog\n3,cat\n'

const bothEmpty = {
  when: { zh: '某一行的答案和预测都没有标签', en: 'A row has no label on either side' },
  outcome: { zh: '逐行计算时这一行计 1。', en: 'It counts 1 where each row counts by itself.' },
}
const order = {
  when: { zh: '标签的次序不同，或同一标签写了两次', en: 'Labels stand in another order, or twice' },
  outcome: { zh: '没有影响：每个标签只算一次。', en: 'That changes nothing: each label counts once.' },
}
const unknown = {
  when: { zh: '预测了答案里从未出现的标签', en: 'A label is predicted that no answer has' },
  outcome: {
    zh: '算预测错；宏平均时它自成一个得 0 分的类别。提交前页面会提醒。',
    en: 'It is wrong; in a macro average it is a class of its own that counts 0. The page warns before anything is submitted.',
  },
}

export const multiLabelGuides: Record<string, MetricGuide> = {
  'multi-label-f1': {
    example: {
      answers,
      submission,
      score: 0.777778,
      steps: {
        zh: '逐行：$2\\cdot1/(2+1)$、$2\\cdot1/(1+2)$、$2\\cdot1/(1+1)$，平均约 0.777778。',
        en: 'Row by row $2\\cdot1/(2+1)$, $2\\cdot1/(1+2)$ and $2\\cdot1/(1+1)$; their mean is about 0.777778.',
      },
    },
    edges: [bothEmpty, order, unknown],
  },
  jaccard: {
    example: {
      answers,
      submission,
      score: 0.666667,
      steps: {
        zh: '逐行：交 1 并 2、交 1 并 2、交 1 并 1，$(1/2+1/2+1)/3\\approx 0.666667$。',
        en: 'Row by row 1 of 2, 1 of 2 and 1 of 1 labels are shared: $(1/2+1/2+1)/3\\approx 0.666667$.',
      },
    },
    edges: [bothEmpty, order, unknown],
  },
  'hamming-loss': {
    example: {
      answers,
      submission,
      score: 0.222222,
      steps: {
        zh: '共 3 个标签、3 行，9 个判断里错 2 个（第 1 行漏了 dog，第 2 行多了 dog）：$2/9\\approx 0.222222$。',
        en: 'Of 9 decisions about 3 labels in 3 rows 2 are wrong (dog is missed in row 1 and too many in row 2): $2/9\\approx 0.222222$.',
      },
    },
    edges: [
      {
        when: { zh: '预测了答案里从未出现的标签', en: 'A label is predicted that no answer has' },
        outcome: {
          zh: '每个算一次判断错，但一行最多全错：总分不会超过 1，多写标签也不会让分母变大。',
          en: 'Each is one wrong decision, but no row is more than wholly wrong: the loss never exceeds 1, and more labels never make the divisor larger.',
        },
      },
      order,
    ],
  },
}
