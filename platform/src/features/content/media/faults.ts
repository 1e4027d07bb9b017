import { defineFaults } from '../../../base/contract/failure.ts'

export const mediaFaults = defineFaults({
  notFound: {
    code: 'e404320',
    status: 404,
    zh: '媒体库中没有这个文件。',
    en: 'File not found in the library.',
  },
  wrongKind: {
    code: 'e415320',
    status: 415,
    zh: '只接受 PNG、JPEG、WebP 图片，PDF、Office 文档、ZIP，以及 MP4、WebM 视频。',
    en: 'Accepted: PNG, JPEG and WebP images, PDF, Office documents, ZIP, and MP4 and WebM videos.',
  },
  altMissing: {
    code: 'e400320',
    status: 400,
    zh: '请用中文和英文写明图片的内容；如果只是装饰，请勾选“仅作装饰”。',
    en: 'Add alt text in Chinese and English, or mark the image as decorative.',
  },
  inUse: {
    code: 'e409320',
    status: 409,
    zh: '有页面正在使用它，或历史版本里用到了它，不能删除。',
    en: 'It is used on a page or in one of its revisions, so it cannot be deleted.',
  },
  otherKind: {
    code: 'e409321',
    status: 409,
    zh: '图片只能换成图片，文件只能换成文件，视频只能换成视频。',
    en: 'Replace a file with one of the same type: image, file or video.',
  },
  alreadyThere: {
    code: 'e409322',
    status: 409,
    zh: '媒体库里已经有这个文件，请直接使用那一项。',
    en: 'The library has this file already: use that one.',
  },
  missing: { code: 'e400321', status: 400, zh: '请选择一个文件。', en: 'Choose a file.' },
})
