import { defineFaults } from '../../../base/contract/failure.ts'

export const noticeFaults = defineFaults({
  notFound: {
    code: 'e404130',
    status: 404,
    zh: '没有这条通知，可能已经删除。',
    en: 'There is no such notice. It may have been deleted.',
  },
  noSuchKind: {
    code: 'e400130',
    status: 400,
    zh: '没有这种通知，请刷新页面后重试。',
    en: 'There is no such kind of notice. Reload the page and try again.',
  },
})
