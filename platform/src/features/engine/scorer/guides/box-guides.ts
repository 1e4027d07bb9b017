import type { MetricGuide } from './guide.ts'

export const boxGuides: Record<string, MetricGuide> = {
  'detection-map': {
    example: {
      answers: 'id,boxes\n1,car 0 0 10 10\n2,car 20 20 10 10\n',
      submission: 'id,boxes\n1,car 0.9 0 0 10 10\n2,car 0.8 0 0 5 5 car 0.6 20 20 10 6\n',
      params: { iou: '0.5' },
      score: 0.834983,
      steps: {
        zh: '按置信度：找到（精确率 $1$，召回率 $1/2$）、多余、找到（交并比 0.6；精确率 $2/3$，召回率 $1$）。101 个召回率里 51 个取 $1$，50 个取 $2/3$：$(51+50\\cdot2/3)/101\\approx 0.834983$。',
        en: 'By confidence: found (precision $1$, recall $1/2$), one too many, found (overlap 0.6; precision $2/3$, recall $1$). Of 101 recalls 51 have $1$ and 50 have $2/3$: $(51+50\\cdot2/3)/101\\approx 0.834983$.',
      },
    },
    edges: [
      {
        when: { zh: '同一个框被检测到两次', en: 'A box is found twice' },
        outcome: {
          zh: '置信度高的算找到，其余算多余。',
          en: 'The surer detection counts as found, the other as one too many.',
        },
      },
      {
        when: { zh: '多个检测的置信度相同', en: 'Detections have the same confidence' },
        outcome: {
          zh: '在各行之间一起进入，与行的顺序无关；在一行之内按书写的顺序。',
          en: 'Across rows they come in together, whatever the order of rows; within a row they stand as written.',
        },
      },
      {
        when: {
          zh: '预测的类别在这个榜的答案里没有出现',
          en: 'A class is predicted that does not occur in the answers of the list',
        },
        outcome: {
          zh: '与 COCO 一样不计入。提交前页面会提醒答案不认识的类别。',
          en: 'It does not count, as with COCO. The page warns of classes that the answers do not know before anything is submitted.',
        },
      },
      {
        when: {
          zh: '一行里同一类别的检测超过 100 个',
          en: 'There are more than 100 detections of a class in a row',
        },
        outcome: { zh: '只看置信度最高的 100 个。', en: 'The 100 surest count.' },
      },
    ],
  },
}
