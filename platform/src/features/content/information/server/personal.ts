import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  activity_signup: {
    user_id: { gives: ['article_id', 'is_waiting', 'signed_up_at'], leaving: 'delete' },
  },
  // What they wrote stays under the name that was printed with it.
  article: {
    author_id: {
      gives: ['id', 'title_zh', 'title_en', 'published_at'],
      leaving: { blank: { author_id: null } },
    },
  },
})
