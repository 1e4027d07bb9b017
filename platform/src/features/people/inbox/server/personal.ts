import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  conversation: {
    low_id: { gives: [], leaving: 'keep' },
    high_id: { gives: [], leaving: 'keep' },
    begun_by: { gives: ['created_at'], leaving: 'keep' },
  },
  conversation_report: {
    reporter_id: { gives: ['reported_id', 'reason', 'note', 'created_at'], leaving: 'keep' },
    reported_id: { gives: [], leaving: 'keep' },
    resolved_by: 'deed',
  },
  conversation_side: {
    user_id: { gives: ['other_id', 'unread_count'], leaving: 'keep' },
    other_id: { gives: [], leaving: 'keep' },
  },
  // The other of a conversation keeps it.
  message: {
    sender_id: { gives: ['receiver_id', 'content', 'created_at', 'read_at'], leaving: 'keep' },
    receiver_id: { gives: ['sender_id', 'content', 'created_at', 'read_at'], leaving: 'keep' },
  },
})
