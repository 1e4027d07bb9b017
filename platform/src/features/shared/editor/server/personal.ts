import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  picture: { uploaded_by: 'deed' },
})
