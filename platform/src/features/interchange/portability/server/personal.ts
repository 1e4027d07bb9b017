import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  competition_export: { made_by: 'deed' },
  competition_import: { made_by: 'deed' },
})
