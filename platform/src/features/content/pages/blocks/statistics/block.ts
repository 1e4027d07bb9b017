import { defineBlock } from '../../block.ts'
import { list, words } from '../../fields.ts'

export const statistics = defineBlock({
  kind: 'statistics',
  name: { zh: '数字', en: 'Numbers' },
  about: { zh: '几个醒目的数字，各有一句说明。', en: 'A few large numbers, each with a line about it.' },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    items: list(
      { zh: '数字', en: 'Numbers' },
      {
        value: words({ zh: '数字', en: 'Number' }, { max: 20, isRequired: true }),
        label: words({ zh: '说明', en: 'What it counts' }, { max: 60, isRequired: true }),
      },
      { least: 1, most: 8 },
    ),
  },
})
