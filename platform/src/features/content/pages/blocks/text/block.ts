import { defineBlock } from '../../block.ts'
import { choice, markdown, words } from '../../fields.ts'

export const text = defineBlock({
  kind: 'text',
  name: { zh: '正文', en: 'Text' },
  about: { zh: '用 Markdown 写的文字，可含表格与公式。', en: 'Text in Markdown, with tables and formulas.' },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    body: markdown({ zh: '正文', en: 'Text' }, { isRequired: true }),
    width: choice(
      { zh: '宽度', en: 'Width' },
      { narrow: { zh: '适合阅读', en: 'For reading' }, wide: { zh: '全宽', en: 'Full width' } },
    ),
  },
})
