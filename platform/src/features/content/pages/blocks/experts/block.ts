import { defineBlock } from '../../block.ts'
import { source, words } from '../../fields.ts'

export const experts = defineBlock({
  kind: 'experts',
  name: { zh: '专家', en: 'Experts' },
  about: {
    zh: '逐位指定，或按类型自动选取；资料随专家库更新。',
    en: 'Chosen one by one, or by kind; always as they are shown among the experts.',
  },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    lead: words({ zh: '引言', en: 'Lead' }, { max: 300 }),
    experts: source({ zh: '专家', en: 'Experts' }, 'experts'),
  },
})
