import type { MetricGuide } from './guide.ts'

const answers = 'id,label\n1,1\n2,0\n3,1\n4,0\n'
const submission = 'id,label\n1,0.9\n2,0.2\n3,0.4\n4,0.6\n'
const animals = 'id,label\n1,cat\n2,dog\n3,bird\n'

const oneClass = {
  when: { zh: '某个榜的答案里只有一类', en: 'The answers of a list have one class alone' },
  outcome: {
    zh: '没有定义：检验答案时就会拒绝，无法发布。',
    en: 'There is no score: the sanity check rejects the answers before anyone can publish.',
  },
}
const anyNumbers = {
  when: { zh: '预测不在 0 到 1 之间', en: 'Predictions lie outside of 0 to 1' },
  outcome: { zh: '没有关系，只看排序。', en: 'That does not matter: only the order does.' },
}
const onlyProbabilities = {
  when: { zh: '预测不在 0 到 1 之间', en: 'Predictions lie outside of 0 to 1' },
  outcome: { zh: '文件不被接受，并指出行号。', en: 'The file is refused with the line.' },
}
const ties = {
  when: { zh: '正例与负例同分', en: 'A positive and a negative row have the same value' },
  outcome: { zh: '这一对算一半。', en: 'The pair counts half.' },
}
const columnForEach = {
  when: { zh: '答案里的某个类别没有对应的概率列', en: 'A class of the answers has no probability column' },
  outcome: {
    zh: '答案不被接受：不会有哪一行被悄悄跳过。',
    en: 'The answers are refused: no row is passed over in silence.',
  },
}

export const probabilityGuides: Record<string, MetricGuide> = {
  'roc-auc': {
    example: {
      answers,
      submission,
      score: 0.75,
      steps: {
        zh: '4 对正负例中 3 对排对（0.4 低于 0.6 的一对排错）：$3/4=0.75$。',
        en: 'Of 4 pairs of a positive and a negative row 3 are in order (0.4 stands below 0.6): $3/4=0.75$.',
      },
    },
    edges: [ties, anyNumbers, oneClass],
  },
  'roc-auc-ovr': {
    example: {
      answers: animals,
      submission: 'id,bird,cat,dog\n1,0.1,0.7,0.2\n2,0.2,0.2,0.6\n3,0.15,0.3,0.55\n',
      score: 0.833333,
      steps: {
        zh: '每类对其余：bird $1/2$、cat $1$、dog $1$，平均约 0.833333。',
        en: 'Each class against the rest: bird $1/2$, cat $1$, dog $1$; their mean is about 0.833333.',
      },
    },
    edges: [columnForEach, anyNumbers],
  },
  'pr-auc': {
    example: {
      answers,
      submission,
      score: 0.833333,
      steps: {
        zh: '从高到低：第 1 个是正例（精确率 $1$），第 3 个是正例（$2/3$）：$(1+2/3)/2\\approx 0.833333$。',
        en: 'From the highest on the 1st is positive (precision $1$) and the 3rd ($2/3$): $(1+2/3)/2\\approx 0.833333$.',
      },
    },
    edges: [
      {
        when: { zh: '多行同分', en: 'Several rows have the same value' },
        outcome: { zh: '它们一起进入，与行的顺序无关。', en: 'They come in together, whatever their order.' },
      },
      anyNumbers,
      oneClass,
    ],
  },
  'log-loss': {
    example: {
      answers,
      submission,
      score: 0.540271,
      steps: {
        zh: '$-(\\ln0.9+\\ln0.8+\\ln0.4+\\ln0.4)/4\\approx 0.540271$。',
        en: '$-(\\ln0.9+\\ln0.8+\\ln0.4+\\ln0.4)/4\\approx 0.540271$.',
      },
    },
    edges: [
      {
        when: { zh: '预测恰好为 0 或 1', en: 'A prediction is exactly 0 or 1' },
        outcome: {
          zh: '挪到离边界 $2^{-52}$ 处，因此一个自信的错误最多约 36。',
          en: 'It is moved $2^{-52}$ inwards, so that one sure mistake costs about 36 at most.',
        },
      },
      onlyProbabilities,
      oneClass,
    ],
  },
  'multi-log-loss': {
    example: {
      answers: animals,
      submission: 'id,bird,cat,dog\n1,0.1,0.7,0.2\n2,0.2,0.2,0.6\n3,0.5,0.3,0.2\n',
      score: 0.520216,
      steps: {
        zh: '真实类别的概率为 0.7、0.6、0.5：$-(\\ln0.7+\\ln0.6+\\ln0.5)/3\\approx 0.520216$。',
        en: 'The true classes have 0.7, 0.6 and 0.5: $-(\\ln0.7+\\ln0.6+\\ln0.5)/3\\approx 0.520216$.',
      },
    },
    edges: [
      {
        when: { zh: '一行的概率之和不是 1', en: 'The probabilities of a row do not sum to 1' },
        outcome: { zh: '先除以它们的和。', en: 'They are divided by their sum.' },
      },
      columnForEach,
      onlyProbabilities,
    ],
  },
  brier: {
    example: {
      answers,
      submission,
      score: 0.1925,
      steps: {
        zh: '$(0.1^2+0.2^2+0.6^2+0.6^2)/4=0.1925$。',
        en: '$(0.1^2+0.2^2+0.6^2+0.6^2)/4=0.1925$.',
      },
    },
    edges: [
      {
        when: { zh: '总是预测 0.5', en: '0.5 is predicted everywhere' },
        outcome: { zh: '得 0.25。', en: 'The score is 0.25.' },
      },
      onlyProbabilities,
    ],
  },
  'top-k-accuracy': {
    example: {
      answers: animals,
      submission: 'id,bird,cat,dog\n1,0.1,0.5,0.4\n2,0.4,0.5,0.1\n3,0.3,0.4,0.3\n',
      params: { k: 2 },
      score: 0.5,
      steps: {
        zh: '第 1 行的 cat 在前 2 名（1），第 2 行的 dog 排第 3（0），第 3 行的 bird 与 dog 争第 2 名（$1/2$）：$(1+0+1/2)/3=0.5$。',
        en: 'In row 1 cat is among the first 2 (1), in row 2 dog is third (0), in row 3 bird ties with dog for second place ($1/2$): $(1+0+1/2)/3=0.5$.',
      },
    },
    edges: [
      {
        when: { zh: '几个类别与真实类别同分', en: 'Classes tie with the true one' },
        outcome: {
          zh: '按随机排列的期望计算，因此全部写同一个数只得 $k$ 除以类别数。',
          en: 'The row counts what chance would make of them: the same number everywhere scores $k$ over the number of classes.',
        },
      },
      columnForEach,
      anyNumbers,
    ],
  },
}
