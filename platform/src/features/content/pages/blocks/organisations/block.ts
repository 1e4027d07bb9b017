import { defineBlock } from '../../block.ts'
import { link, list, media, words } from '../../fields.ts'

export const organisations = defineBlock({
  kind: 'organisations',
  name: { zh: '机构与伙伴', en: 'Organizations' },
  about: {
    zh: '主办、承办、支持单位与合作伙伴的标志墙。',
    en: 'Logos of hosts, co-hosts, supporters and partners, in groups.',
  },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    groups: list(
      { zh: '分组', en: 'Groups' },
      {
        title: words({ zh: '分组名称', en: 'Name of the group' }, { max: 40, isRequired: true }),
        items: list(
          { zh: '机构', en: 'Organizations' },
          {
            name: words({ zh: '名称', en: 'Name' }, { max: 80, isRequired: true }),
            logo: media({ zh: '标志', en: 'Logo' }),
            to: link({ zh: '链接', en: 'Link' }),
          },
          { least: 1, most: 40 },
        ),
      },
      { least: 1, most: 8 },
    ),
  },
})
