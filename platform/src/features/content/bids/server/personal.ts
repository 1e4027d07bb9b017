import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // What others have bid on stays, as do bids that may have been awarded.
  bid_need: {
    poster_id: {
      gives: ['id', 'organisation', 'title_zh', 'title_en', 'state', 'created_at', 'published_at'],
      // Its organisation is a firm that goes on, and that others have bid for.
      leaving: 'keep',
    },
  },
  bid: {
    user_id: {
      gives: ['need_id', 'summary', 'proposal', 'offer', 'team', 'is_named', 'is_shortlisted', 'created_at'],
      with: [{ table: 'bid_file', of: 'bid_id', name: 'name', sha256: 'sha256', size: 'size' }],
      // Who they are and what they did before is about them, what they offered is not.
      leaving: { blank: { team: '' } },
    },
  },
  bid_question: {
    user_id: { gives: ['need_id', 'body', 'created_at', 'answer', 'answered_at'], leaving: 'keep' },
  },
  bid_access: {
    user_id: { gives: ['need_id', 'message', 'asked_at', 'granted_at'], leaving: 'delete' },
  },
})
