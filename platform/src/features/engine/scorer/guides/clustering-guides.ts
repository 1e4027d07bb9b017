import type { MetricGuide } from './guide.ts'

const answers = 'id,group\n1,a\n2,a\n3,b\n4,b\n'
const submission = 'id,group\n1,x\n2,x\n3,x\n4,y\n'

const names: MetricGuide['edges'][number] = {
  when: { zh: '组名与答案不同', en: 'Groups have other names than in the answers' },
  outcome: {
    zh: '没有影响，只看哪些行在一组。',
    en: 'That changes nothing: only which rows are together counts.',
  },
}

export const clusteringGuides: Record<string, MetricGuide> = {
  'adjusted-rand': {
    example: {
      answers,
      submission,
      score: 0,
      steps: {
        zh: '6 对行中，答案同组 2 对、预测同组 3 对、两者都同组 1 对；偶然的期望是 $2\\cdot3/6=1$：$(1-1)/(2.5-1)=0$。',
        en: 'Of 6 pairs of rows 2 are together in the answers, 3 in the file and 1 in both; chance expects $2\\cdot3/6=1$: $(1-1)/(2.5-1)=0$.',
      },
    },
    edges: [
      names,
      {
        when: { zh: '一致程度低于偶然', en: 'They agree less than chance would' },
        outcome: { zh: '得负分，最低 −0.5。', en: 'The score is negative, −0.5 at the least.' },
      },
    ],
  },
  nmi: {
    example: {
      answers,
      submission,
      score: 0.343711,
      steps: {
        zh: '$I=\\tfrac12\\ln\\tfrac43+\\tfrac14\\ln\\tfrac23+\\tfrac14\\ln2\\approx 0.215762$，两者的熵为 $\\ln2$ 和约 0.562335：$2\\cdot0.215762/(0.693147+0.562335)\\approx 0.343711$。',
        en: '$I=\\tfrac12\\ln\\tfrac43+\\tfrac14\\ln\\tfrac23+\\tfrac14\\ln2\\approx 0.215762$; the entropies are $\\ln2$ and about 0.562335: $2\\cdot0.215762/(0.693147+0.562335)\\approx 0.343711$.',
      },
    },
    edges: [
      names,
      {
        when: { zh: '预测把所有行放进一组', en: 'All rows are put into one group' },
        outcome: { zh: '得 0。', en: 'The score is 0.' },
      },
    ],
  },
}
