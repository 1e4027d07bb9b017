import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  user_privacy: {
    user_id: {
      gives: ['competitions', 'my_dynamics', 'others_dynamics', 'work', 'education', 'email'],
      leaving: 'delete',
    },
  },
})
