import { defineBlock } from '../../block.ts'
import { list, moment, source, words } from '../../fields.ts'

export const timeline = defineBlock({
  kind: 'timeline',
  name: { zh: '时间线', en: 'Timeline' },
  about: {
    zh: '赛程节点：取自一个竞赛的轮次，或自行填写。',
    en: 'Dates: those of a competition’s rounds, or written by hand.',
  },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    rounds: source({ zh: '取自竞赛', en: 'From a competition' }, 'rounds', { isRequired: false }),
    items: list(
      { zh: '自行填写的节点', en: 'Dates by hand' },
      {
        at: moment({ zh: '时间', en: 'When' }),
        title: words({ zh: '标题', en: 'Title' }, { max: 80, isRequired: true }),
        text: words({ zh: '说明', en: 'About it' }, { max: 200 }),
      },
      { most: 20 },
    ),
  },
  oneOf: ['rounds', 'items'],
})
