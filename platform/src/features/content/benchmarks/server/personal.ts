import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  benchmark_entry: {
    user_id: {
      gives: [
        'benchmark_id',
        'submission_id',
        'method',
        'authors',
        'organisation',
        'paper_url',
        'code_url',
        'licence',
        'about',
        'created_at',
      ],
      // A method that others compare theirs with stays, as their submission does, under the name of the team.
      leaving: { blank: { authors: '' } },
    },
    verified_by: 'deed',
  },
})
