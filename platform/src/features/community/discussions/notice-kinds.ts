import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'discussion.answer': {
    group: 'discussion',
    title: { zh: '有人回复了你的发言', en: 'Answers to your questions' },
    mail: 'daily',
  },
  'discussion.mention': {
    group: 'discussion',
    title: { zh: '有人提到了你', en: 'Mentions' },
    mail: 'daily',
  },
  'discussion.reply': {
    group: 'discussion',
    title: { zh: '你的主题有了新回复', en: 'Replies to your discussions' },
    mail: 'daily',
  },
  'discussion.accepted': {
    group: 'discussion',
    title: { zh: '你的回答被采纳', en: 'Accepted answers' },
    mail: 'daily',
  },
  'discussion.removed': {
    group: 'discussion',
    title: { zh: '你的发言被删除', en: 'Removed posts' },
    mail: 'daily',
    isKept: true,
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'community/discussions': typeof noticeKinds
  }
}
