import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  code_comment: {
    author_id: {
      gives: ['procedure_id', 'path', 'line', 'body', 'created_at', 'deleted_at'],
      leaving: 'keep',
    },
    deleted_by: 'deed',
  },
  code_procedure: {
    author_id: {
      gives: [
        'competition_id',
        'team_id',
        'version',
        'note',
        'file_name',
        'size',
        'received_at',
        'published_at',
      ],
      file: { name: 'file_name', sha256: 'sha256', size: 'size' },
      leaving: 'keep',
    },
    published_by: 'deed',
  },
})
