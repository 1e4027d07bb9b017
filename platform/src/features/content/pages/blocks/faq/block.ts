import { defineBlock } from '../../block.ts'
import { list, markdown, words } from '../../fields.ts'

export const faq = defineBlock({
  kind: 'faq',
  name: { zh: '常见问题', en: 'Questions' },
  about: { zh: '问题与回答，点击展开。', en: 'Questions whose answers unfold.' },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    items: list(
      { zh: '问题', en: 'Questions' },
      {
        question: words({ zh: '问题', en: 'Question' }, { max: 200, isRequired: true }),
        answer: markdown({ zh: '回答', en: 'Answer' }, { max: 4_000, isRequired: true }),
      },
      { least: 1, most: 40 },
    ),
  },
})
