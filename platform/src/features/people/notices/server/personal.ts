import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  mail: {
    user_id: { gives: ['address', 'subject', 'body_text', 'created_at', 'sent_at'], leaving: 'delete' },
  },
  notice: {
    user_id: {
      gives: ['kind', 'text_zh', 'text_en', 'count', 'path', 'created_at', 'read_at'],
      leaving: 'delete',
    },
  },
  notice_digest: { user_id: { gives: ['is_wanted', 'last_on'], leaving: 'delete' } },
  notice_preference: { user_id: { gives: ['kind', 'on_site', 'mail'], leaving: 'delete' } },
})
