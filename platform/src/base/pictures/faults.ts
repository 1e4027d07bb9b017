import { defineFaults } from '../contract/failure.ts'

export const pictureFaults = defineFaults({
  missing: { code: 'e40049', status: 400, zh: '请选择一张图片。', en: 'Choose an image.' },
  notAPicture: {
    code: 'e41580',
    status: 415,
    zh: '只接受完好的 PNG、JPEG 或 WebP 图片。',
    en: 'Only valid PNG, JPEG and WebP images are accepted.',
  },
  tooManyPixels: {
    code: 'e41380',
    status: 413,
    zh: '图片太大：最多 4000 万像素，每边最多 2 万像素。',
    en: 'The image is too large: at most 40 million pixels, and 20,000 on a side.',
  },
})
