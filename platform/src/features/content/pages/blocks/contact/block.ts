import { defineBlock } from '../../block.ts'
import { choice, list, words } from '../../fields.ts'

export const contact = defineBlock({
  kind: 'contact',
  name: { zh: '联系方式', en: 'Contact' },
  about: { zh: '邮箱、电话、地址等联系方式。', en: 'Email, phone, address and other ways to get in touch.' },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    text: words({ zh: '说明', en: 'Text' }, { max: 300 }),
    items: list(
      { zh: '联系方式', en: 'Ways' },
      {
        by: choice(
          { zh: '方式', en: 'How' },
          {
            email: { zh: '邮箱', en: 'Email' },
            phone: { zh: '电话', en: 'Phone' },
            address: { zh: '地址', en: 'Address' },
            other: { zh: '其他', en: 'Other' },
          },
        ),
        label: words({ zh: '用途', en: 'For what' }, { max: 60, isRequired: true }),
        value: words({ zh: '号码或地址', en: 'Number or address' }, { max: 200, isRequired: true }),
      },
      { least: 1, most: 12 },
    ),
  },
})
