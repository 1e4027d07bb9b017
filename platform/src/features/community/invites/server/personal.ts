import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // A list of a day that was published.
  invite_ranking: { user_id: { gives: ['name', 'day', 'ranking', 'invited'], leaving: 'keep' } },
})
