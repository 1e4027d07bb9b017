import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  review_interest: { answered_by: 'deed' },
  review_publication: { published_by: 'deed' },
})
