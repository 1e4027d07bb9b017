import { defineNoticeKinds } from '../../../base/notice-kinds.ts'

/** What of this feature people are told of. */
export const noticeKinds = defineNoticeKinds({
  'discussion.answer': {
    group: 'discussion',
    title: { zh: '有人回复了你的发言', en: 'Answers to your posts' },
    mail: 'daily',
  },
  'discussion.mention': {
    group: 'discussion',
    title: { zh: '有人提到了你', en: 'Mentions of you' },
    mail: 'daily',
  },
  'discussion.reply': {
    group: 'discussion',
    title: { zh: '你的主题有了新回复', en: 'Replies in your threads' },
    mail: 'daily',
  },
  'discussion.accepted': {
    group: 'discussion',
    title: { zh: '你的回答被采纳', en: 'Your answer was accepted' },
    mail: 'daily',
  },
  'discussion.removed': {
    group: 'discussion',
    title: { zh: '你的发言被删除', en: 'Your post was removed' },
    mail: 'daily',
    isKept: true,
  },
})

declare module '../../../base/notice-kinds.ts' {
  interface NoticeKindsOfFeatures {
    'community/discussions': typeof noticeKinds
  }
}
