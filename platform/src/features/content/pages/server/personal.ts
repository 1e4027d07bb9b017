import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  content_page: { changed_by: 'deed', submitted_by: 'deed' },
  content_revision: { saved_by: 'deed' },
})
