import { defineBlock } from '../../block.ts'
import { source, words } from '../../fields.ts'

export const competitions = defineBlock({
  kind: 'competitions',
  name: { zh: '竞赛列表', en: 'Competitions' },
  about: {
    zh: '逐个指定，或按方向与状态自动选取；数字实时更新。',
    en: 'Chosen one by one, or by topic and state; always up to date.',
  },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    lead: words({ zh: '引言', en: 'Lead' }, { max: 300 }),
    competitions: source({ zh: '竞赛', en: 'Competitions' }, 'competitions'),
  },
})
