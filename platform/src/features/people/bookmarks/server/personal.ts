import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  bookmark: {
    user_id: {
      gives: ['competition_id', 'dataset_id', 'thread_id', 'article_id', 'created_at'],
      leaving: 'delete',
    },
  },
})
