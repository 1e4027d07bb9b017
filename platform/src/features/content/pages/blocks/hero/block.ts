import { defineBlock } from '../../block.ts'
import { choice, link, list, media, words } from '../../fields.ts'

export const hero = defineBlock({
  kind: 'hero',
  name: { zh: '首屏', en: 'Hero' },
  about: {
    zh: '页面开头的大标题，可配背景图与按钮。',
    en: 'The large heading a page begins with, with a picture and buttons.',
  },
  fields: {
    eyebrow: words({ zh: '标题上方的小字', en: 'Line above the title' }, { max: 60 }),
    title: words({ zh: '标题', en: 'Title' }, { max: 80, isRequired: true }),
    text: words({ zh: '一段介绍', en: 'A few words' }, { max: 300 }),
    picture: media({ zh: '图片', en: 'Picture' }),
    layout: choice(
      { zh: '版式', en: 'Layout' },
      {
        beside: { zh: '文字在左，图片在右', en: 'Text beside the picture' },
        over: { zh: '文字在图片之上', en: 'Text over the picture' },
        centred: { zh: '居中，图片在下', en: 'Centred, picture below' },
      },
    ),
    actions: list(
      { zh: '按钮', en: 'Buttons' },
      {
        label: words({ zh: '文字', en: 'Label' }, { max: 30, isRequired: true }),
        to: link({ zh: '链接', en: 'Link' }, { isRequired: true }),
      },
      { most: 3 },
    ),
  },
})
