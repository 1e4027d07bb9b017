import type { MetricGuide } from './guide.ts'

const emptyBoth = {
  when: { zh: '答案与预测都为空', en: 'Answer and prediction are both empty' },
  outcome: { zh: '视为完全一致。', en: 'They are taken as equal.' },
}
const tooMuch = {
  when: { zh: '文本极长', en: 'Texts are very long' },
  outcome: {
    zh: '计算量按行数与长度事先估计，超过上限的文件会被指出，而不会占住评测。',
    en: 'The work is estimated from rows and lengths beforehand; a file beyond the limit is told so instead of keeping a scorer busy.',
  },
}

export const textGuides: Record<string, MetricGuide> = {
  'edit-distance': {
    example: {
      answers: 'id,text\n1,kitten\n2,abc\n',
      submission: 'id,text\n1,sitting\n2,abc\n',
      score: 1.5,
      steps: {
        zh: 'sitting 改成 kitten 要 3 步，第 2 行 0 步：$(3+0)/2=1.5$。',
        en: 'From sitting to kitten it takes 3 steps, in row 2 none: $(3+0)/2=1.5$.',
      },
    },
    edges: [emptyBoth, tooMuch],
  },
  'exact-match': {
    example: {
      answers: 'id,text\n1,Paris\n2,Rome\n',
      submission: 'id,text\n1,Paris\n2,rome\n',
      score: 0.5,
      steps: {
        zh: '第 2 行大小写不同，算不同：$1/2$。',
        en: 'In row 2 the case differs, so it does not match: $1/2$.',
      },
    },
    edges: [
      {
        when: { zh: '首尾有空白', en: 'There are blanks at the ends' },
        outcome: { zh: '不影响。', en: 'They do not count.' },
      },
    ],
  },
  'rouge-l': {
    example: {
      answers: 'id,text\n1,the cat sat\n2,a b c d\n',
      submission: 'id,text\n1,the cat\n2,a c d b\n',
      score: 0.775,
      steps: {
        zh: '第 1 行公共子序列长 2：精确率 $2/2$、召回率 $2/3$，$F=0.8$；第 2 行长 3：$F=0.75$。平均 0.775。',
        en: 'Row 1 shares 2 words in order: precision $2/2$, recall $2/3$, $F=0.8$; row 2 shares 3: $F=0.75$. The mean is 0.775.',
      },
    },
    edges: [
      {
        when: { zh: '没有公共的词', en: 'No word is shared' },
        outcome: { zh: '这一行计 0。', en: 'The row counts 0.' },
      },
      tooMuch,
    ],
  },
  'bleu-4': {
    example: {
      answers: 'id,text\n1,the quick brown fox jumps\n',
      submission: 'id,text\n1,the quick brown fox leaps\n',
      score: 0.66874,
      steps: {
        zh: '1–4 元词组匹配 $4/5$、$3/4$、$2/3$、$1/2$，长度相同不受罚：$\\sqrt[4]{0.2}\\approx 0.668740$。',
        en: 'One to four words match in $4/5$, $3/4$, $2/3$ and $1/2$, and the length is the same: $\\sqrt[4]{0.2}\\approx 0.668740$.',
      },
    },
    edges: [
      {
        when: { zh: '没有一个四元词组匹配', en: 'No four words in a row match' },
        outcome: { zh: '得 0 分：这里不做平滑。', en: 'The score is 0: nothing is smoothed.' },
      },
      {
        when: { zh: '译文比答案短', en: 'The predictions are shorter than the answers' },
        outcome: {
          zh: '乘以长度惩罚 $e^{1-r/c}$。',
          en: 'The score is multiplied by the brevity penalty $e^{1-r/c}$.',
        },
      },
    ],
  },
}
