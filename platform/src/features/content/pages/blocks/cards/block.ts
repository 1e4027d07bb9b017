import { defineBlock } from '../../block.ts'
import { link, list, media, words } from '../../fields.ts'

export const cards = defineBlock({
  kind: 'cards',
  name: { zh: '卡片', en: 'Cards' },
  about: {
    zh: '若干张带标题与说明的卡片，如赛道、亮点。',
    en: 'Cards with a title and a text: tracks, highlights.',
  },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    lead: words({ zh: '引言', en: 'Lead' }, { max: 300 }),
    items: list(
      { zh: '卡片', en: 'Cards' },
      {
        picture: media({ zh: '图片', en: 'Picture' }),
        title: words({ zh: '标题', en: 'Title' }, { max: 80, isRequired: true }),
        text: words({ zh: '说明', en: 'Text' }, { max: 400 }),
        to: link({ zh: '链接', en: 'Link' }),
      },
      { least: 1, most: 12 },
    ),
  },
})
