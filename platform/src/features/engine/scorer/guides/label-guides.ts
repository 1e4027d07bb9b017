import type { MetricGuide } from './guide.ts'

const pets = 'id,label\n1,cat\n2,cat\n3,dog\n4,dog\n5,dog\n6,bird\n'
const guessedPets = 'id,label\n1,cat\n2,dog\n3,dog\n4,dog\n5,cat\n6,bird\n'
const spam = 'id,label\n1,1\n2,1\n3,1\n4,0\n5,0\n6,0\n'
const guessedSpam = 'id,label\n1,1\n2,1\n3,0\n4,0\n5,0\n6,0\n'

const unknownLabel = {
  when: { zh: '预测了答案里没有的标签', en: 'A label is predicted that the answers do not have' },
  outcome: {
    zh: '文件可以提交，这一行判为错误；提交前会提醒有多少行如此。',
    en: 'The file is taken and the row counts as wrong; before it is submitted one is told of how many rows that is so.',
  },
}
const writtenOtherwise = {
  when: { zh: '标签写法不同，如 1.0、01、True', en: 'Labels are written otherwise, as 1.0, 01 or True' },
  outcome: {
    zh: '答案全是整数或真假值时，按数值比较，都等于 1；答案是文字时逐字比较。',
    en: 'Where all answers are whole numbers or truth values they are compared as such, and all of these are 1; other labels are compared letter by letter.',
  },
}
const noPositive = {
  when: { zh: 'binary 下，答案里没有正类', en: 'With binary the answers have no positive class' },
  outcome: {
    zh: '检验答案时就会拒绝，无法发布。',
    en: 'The answers are refused when they are proven: such a round cannot be published.',
  },
}
const absentClass = {
  when: {
    zh: 'macro 下，某个类别只出现在预测里',
    en: 'With macro a class occurs among the predictions alone',
  },
  outcome: { zh: '这个类别计 0，拉低平均值。', en: 'It counts 0 and lowers the mean.' },
}
const oneClassOnly = {
  when: { zh: '所有行都预测为同一类', en: 'All rows are predicted as one class' },
  outcome: { zh: '得 0 分。', en: 'The score is 0.' },
}

export const labelGuides: Record<string, MetricGuide> = {
  accuracy: {
    example: {
      answers: pets,
      submission: guessedPets,
      score: 0.666667,
      steps: {
        zh: '6 行里第 1、3、4、6 行正确：$4/6\\approx 0.666667$。',
        en: 'Of 6 rows 1, 3, 4 and 6 are right: $4/6\\approx 0.666667$.',
      },
    },
    edges: [unknownLabel, writtenOtherwise],
  },
  'balanced-accuracy': {
    example: {
      answers: pets,
      submission: guessedPets,
      score: 0.722222,
      steps: {
        zh: '召回率：cat $1/2$、dog $2/3$、bird $1/1$，平均约 0.722222。',
        en: 'Recalls: cat $1/2$, dog $2/3$, bird $1/1$; their mean is about 0.722222.',
      },
    },
    edges: [
      {
        when: { zh: '预测里有答案没有的类别', en: 'Predictions have a class that the answers lack' },
        outcome: {
          zh: '它不参与平均，只算相应行的错误。',
          en: 'It has no part in the mean; its rows are wrong.',
        },
      },
      writtenOtherwise,
    ],
  },
  precision: {
    example: {
      answers: spam,
      submission: guessedSpam,
      params: { average: 'binary', positive: '1' },
      score: 1,
      steps: {
        zh: '预测为 1 的 2 行都对：$TP=2$、$FP=0$，$2/(2+0)=1$。',
        en: 'Both rows predicted as 1 are right: $TP=2$, $FP=0$, so $2/(2+0)=1$.',
      },
    },
    edges: [
      {
        when: { zh: '没有一行预测为该类', en: 'No row is predicted as the class' },
        outcome: { zh: '该类计 0。', en: 'The class counts 0.' },
      },
      noPositive,
      absentClass,
    ],
  },
  recall: {
    example: {
      answers: spam,
      submission: guessedSpam,
      params: { average: 'binary', positive: '1' },
      score: 0.666667,
      steps: {
        zh: '3 行真正为 1，找到 2 行：$2/3\\approx 0.666667$。',
        en: 'Three rows are 1 and two were found: $2/3\\approx 0.666667$.',
      },
    },
    edges: [noPositive, absentClass],
  },
  f1: {
    example: {
      answers: spam,
      submission: guessedSpam,
      params: { average: 'binary', positive: '1' },
      score: 0.8,
      steps: {
        zh: '$TP=2$、$FP=0$、$FN=1$，$2\\cdot2/(2\\cdot2+0+1)=0.8$。',
        en: '$TP=2$, $FP=0$, $FN=1$, so $2\\cdot2/(2\\cdot2+0+1)=0.8$.',
      },
    },
    edges: [noPositive, absentClass, unknownLabel],
  },
  fbeta: {
    example: {
      answers: spam,
      submission: guessedSpam,
      params: { average: 'binary', positive: '1', beta: 2 },
      score: 0.714286,
      steps: {
        zh: '$\\beta=2$ 时漏报比误报更贵：$5\\cdot2/(5\\cdot2+4\\cdot1+0)=10/14\\approx 0.714286$。',
        en: 'With $\\beta=2$ what was missed costs more: $5\\cdot2/(5\\cdot2+4\\cdot1+0)=10/14\\approx 0.714286$.',
      },
    },
    edges: [
      {
        when: { zh: 'beta 为 1', en: 'Beta is 1' },
        outcome: { zh: '就是 F1。', en: 'It is F1.' },
      },
      noPositive,
      absentClass,
    ],
  },
  mcc: {
    example: {
      answers: spam,
      submission: guessedSpam,
      // oxlint-disable-next-line oxc/approx-constant -- a score like others
      score: 0.707107,
      steps: {
        zh: '$TP=2$、$TN=3$、$FP=0$、$FN=1$：$(2\\cdot3-0\\cdot1)/\\sqrt{2\\cdot3\\cdot3\\cdot4}\\approx 0.707107$。',
        en: '$TP=2$, $TN=3$, $FP=0$, $FN=1$: $(2\\cdot3-0\\cdot1)/\\sqrt{2\\cdot3\\cdot3\\cdot4}\\approx 0.707107$.',
      },
    },
    edges: [oneClassOnly, unknownLabel],
  },
  kappa: {
    example: {
      answers: spam,
      submission: guessedSpam,
      score: 0.666667,
      steps: {
        zh: '实际一致 $5/6$；偶然一致 $(3\\cdot2+3\\cdot4)/36=1/2$；$(5/6-1/2)/(1-1/2)\\approx 0.666667$。',
        en: 'Observed agreement $5/6$; by chance $(3\\cdot2+3\\cdot4)/36=1/2$; $(5/6-1/2)/(1-1/2)\\approx 0.666667$.',
      },
    },
    edges: [
      oneClassOnly,
      {
        when: { zh: '线性或平方加权', en: 'The weights are linear or quadratic' },
        outcome: {
          zh: '类别按从小到大排列，差得越远罚得越重；适合等级。',
          en: 'Classes stand in their order and cost more the further apart they are: made for grades.',
        },
      },
    ],
  },
}
