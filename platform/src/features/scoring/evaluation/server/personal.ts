import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  answer_file: { uploaded_by: 'deed' },
})
