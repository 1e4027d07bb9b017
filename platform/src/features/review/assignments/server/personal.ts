import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  review_matching: { by_id: 'deed' },
})
