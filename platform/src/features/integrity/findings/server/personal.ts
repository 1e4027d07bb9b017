import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  integrity_finding: { dismissed_by: 'deed' },
  integrity_run: { asked_by: 'deed' },
  team_ban: { banned_by: 'deed', lifted_by: 'deed' },
})
