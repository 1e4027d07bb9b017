import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  discussion_post: {
    author_id: {
      gives: ['thread_id', 'competition_id', 'is_opening', 'body', 'created_at', 'edited_at', 'deleted_at'],
      leaving: 'keep',
    },
    deleted_by: 'deed',
  },
  discussion_report: {
    reporter_id: {
      gives: ['competition_id', 'post_id', 'reason', 'note', 'created_at', 'resolved_at', 'outcome'],
      leaving: 'keep',
    },
    resolved_by: 'deed',
  },
  discussion_thread: {
    author_id: { gives: ['id', 'competition_id', 'title', 'created_at'], leaving: 'keep' },
  },
  discussion_vote: { user_id: { gives: ['post_id', 'created_at'], leaving: 'keep' } },
})
