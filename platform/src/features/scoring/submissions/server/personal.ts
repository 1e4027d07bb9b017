import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  score_adjustment: { adjusted_by: 'deed' },
  // Scores are the team’s, and shown where its rounds show them.
  submission: {
    user_id: {
      gives: [
        'id',
        'competition_id',
        'schedule_id',
        'team_id',
        'list',
        'state',
        'file_name',
        'size',
        'sha256',
        'note',
        'received_at',
      ],
      file: { name: 'file_name', sha256: 'sha256', size: 'size' },
      with: [
        {
          table: 'submission_file',
          of: 'submission_id',
          name: 'file_name',
          sha256: 'sha256',
          size: 'size',
        },
      ],
      leaving: 'keep',
    },
    voided_by: 'deed',
  },
  submission_score: { adjusted_by: 'deed' },
  submission_upload: {
    // Swept with the bytes that have arrived.
    user_id: {
      gives: ['name', 'size', 'received', 'state', 'created_at'],
      leaving: { blank: { expires_at: '1970-01-01' } },
    },
  },
})
