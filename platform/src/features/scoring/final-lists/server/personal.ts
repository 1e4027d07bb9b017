import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  final_list: { confirmed_by: 'deed', withdrawn_by: 'deed' },
  final_member: { user_id: { gives: ['list_id', 'team_id'], leaving: 'keep' } },
})
