import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  rescore: { started_by: 'deed', ended_by: 'deed' },
})
