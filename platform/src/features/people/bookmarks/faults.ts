import { defineFaults } from '../../../base/contract/failure.ts'

export const bookmarkFaults = defineFaults({
  notFound: {
    code: 'e404180',
    status: 404,
    zh: '要收藏的内容不存在，或者你无权查看。',
    en: 'Item not found, or you cannot see it.',
  },
  full: {
    code: 'e409180',
    status: 409,
    zh: '收藏已满 2,000 条，请先移除一些。',
    en: 'You have 2,000 bookmarks, which is the limit. Remove some first.',
  },
})
