import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  season_decision: { decided_by: 'deed' },
})
