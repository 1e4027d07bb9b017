import { defineBlock } from '../../block.ts'
import { source, words } from '../../fields.ts'

export const jobs = defineBlock({
  kind: 'jobs',
  name: { zh: '职位', en: 'Jobs' },
  about: {
    zh: '本站正在招聘的职位，最新的在前，截止后自动撤下。',
    en: 'What this site offers, the newest first; it goes when it closes.',
  },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    lead: words({ zh: '引言', en: 'Lead' }, { max: 300 }),
    jobs: source({ zh: '职位', en: 'Jobs' }, 'jobs'),
  },
})
