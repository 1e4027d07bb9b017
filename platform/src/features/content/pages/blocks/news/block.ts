import { defineBlock } from '../../block.ts'
import { source, words } from '../../fields.ts'

export const news = defineBlock({
  kind: 'news',
  name: { zh: '新闻列表', en: 'News' },
  about: {
    zh: '本站点的最新新闻，或平台的资讯与活动。',
    en: 'The newest articles of this site or of the platform.',
  },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    news: source({ zh: '新闻', en: 'News' }, 'news'),
  },
})
