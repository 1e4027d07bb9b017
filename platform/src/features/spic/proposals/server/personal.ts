import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // A team goes on without one of them, and what it proposed was judged as it stood.
  spic_entry: {
    owner_id: {
      gives: ['edition_id', 'kind', 'name', 'answers', 'signed_up_at', 'created_at'],
      leaving: 'keep',
    },
  },
  spic_member: { user_id: { gives: ['entry_id', 'edition_id', 'joined_at'], leaving: 'keep' } },
  spic_proposal: {
    saved_by: { gives: ['id', 'title', 'answers', 'saved_at', 'withdrawal'], leaving: 'keep' },
  },
  spic_version: {
    submitted_by: {
      gives: ['proposal_id', 'number', 'title', 'answers', 'submitted_at'],
      leaving: 'keep',
    },
  },
  spic_file: {
    uploaded_by: {
      gives: ['proposal_id', 'name', 'created_at'],
      file: { name: 'name', sha256: 'sha256', size: 'size' },
      leaving: 'keep',
    },
  },
})
