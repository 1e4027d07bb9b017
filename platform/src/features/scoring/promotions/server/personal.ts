import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  promotion: { promoted_by: 'deed', withdrawn_by: 'deed' },
})
