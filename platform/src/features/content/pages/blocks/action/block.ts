import { defineBlock } from '../../block.ts'
import { link, list, words } from '../../fields.ts'

export const action = defineBlock({
  kind: 'action',
  name: { zh: '行动号召', en: 'Call to action' },
  about: { zh: '一句话与一两个按钮。', en: 'A sentence and one or two buttons.' },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80, isRequired: true }),
    text: words({ zh: '说明', en: 'Text' }, { max: 300 }),
    actions: list(
      { zh: '按钮', en: 'Buttons' },
      {
        label: words({ zh: '文字', en: 'Label' }, { max: 30, isRequired: true }),
        to: link({ zh: '链接', en: 'Link' }, { isRequired: true }),
      },
      { least: 1, most: 2 },
    ),
  },
})
