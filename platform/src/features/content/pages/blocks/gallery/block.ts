import { defineBlock } from '../../block.ts'
import { list, media, words } from '../../fields.ts'

export const gallery = defineBlock({
  kind: 'gallery',
  name: { zh: '图集', en: 'Gallery' },
  about: { zh: '并排展示的多张图片。', en: 'Several pictures side by side.' },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    items: list(
      { zh: '图片', en: 'Pictures' },
      {
        picture: media({ zh: '图片', en: 'Picture' }, { isRequired: true }),
        caption: words({ zh: '说明', en: 'Caption' }, { max: 120 }),
      },
      { least: 1, most: 24 },
    ),
  },
})
