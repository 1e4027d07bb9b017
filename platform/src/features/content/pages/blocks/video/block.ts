import { defineBlock } from '../../block.ts'
import { link, media, words } from '../../fields.ts'

export const video = defineBlock({
  kind: 'video',
  name: { zh: '视频', en: 'Video' },
  about: {
    zh: '媒体库中的视频，或哔哩哔哩、YouTube 的视频；后者在点击后才加载。',
    en: 'A video of the library, or one of Bilibili or YouTube, which loads only when it is asked for.',
  },
  fields: {
    title: words({ zh: '标题', en: 'Title' }, { max: 80, isRequired: true }),
    text: words({ zh: '说明', en: 'About it' }, { max: 300 }),
    file: media({ zh: '媒体库中的视频', en: 'Video of the library' }, { of: 'video' }),
    cover: media({ zh: '封面', en: 'Cover' }),
    elsewhere: link({ zh: '视频页面的地址', en: 'Address of a video elsewhere' }),
  },
})
