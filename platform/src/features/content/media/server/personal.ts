import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({ media: { uploaded_by: 'deed' } })
