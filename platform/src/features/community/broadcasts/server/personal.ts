import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  broadcast: { created_by: 'deed' },
  broadcast_receiver: { user_id: { gives: [], leaving: 'delete' } },
})
