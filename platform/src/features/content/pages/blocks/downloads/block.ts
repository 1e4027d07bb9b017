import { defineBlock } from '../../block.ts'
import { list, media, words } from '../../fields.ts'

export const downloads = defineBlock({
  kind: 'downloads',
  name: { zh: '下载', en: 'Downloads' },
  about: { zh: '供下载的文件，如报名表、参赛手册。', en: 'Files to download: forms, handbooks.' },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80 }),
    items: list(
      { zh: '文件', en: 'Files' },
      {
        title: words({ zh: '名称', en: 'Name' }, { max: 120, isRequired: true }),
        text: words({ zh: '说明', en: 'About it' }, { max: 200 }),
        file: media({ zh: '文件', en: 'File' }, { of: 'file', isRequired: true }),
      },
      { least: 1, most: 30 },
    ),
  },
})
