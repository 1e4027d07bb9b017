import { defineBlock } from '../../block.ts'
import { choice, media, words } from '../../fields.ts'

export const picture = defineBlock({
  kind: 'picture',
  name: { zh: '图片', en: 'Picture' },
  about: { zh: '一张图片与它的说明。', en: 'One picture and its caption.' },
  fields: {
    picture: media({ zh: '图片', en: 'Picture' }, { isRequired: true }),
    caption: words({ zh: '说明', en: 'Caption' }, { max: 200 }),
    width: choice(
      { zh: '宽度', en: 'Width' },
      { wide: { zh: '全宽', en: 'Full width' }, narrow: { zh: '与正文同宽', en: 'As wide as text' } },
    ),
  },
})
