import { defineBlock } from '../../block.ts'
import { source, words } from '../../fields.ts'

export const leaderboard = defineBlock({
  kind: 'leaderboard',
  name: { zh: '排行榜节选', en: 'Leaderboard' },
  about: { zh: '一个竞赛公开榜单的前几名，实时更新。', en: 'The first teams of a public leaderboard, live.' },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    lead: words({ zh: '引言', en: 'Lead' }, { max: 300 }),
    board: source({ zh: '竞赛', en: 'Competition' }, 'board'),
  },
})
