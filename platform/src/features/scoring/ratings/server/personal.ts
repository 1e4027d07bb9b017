import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  person_rating: {
    user_id: { gives: ['tier', 'gold', 'silver', 'bronze', 'competitions', 'best_rank'], leaving: 'keep' },
  },
  rating_result: {
    user_id: {
      gives: ['competition_id', 'rank', 'teams', 'ended_on', 'points', 'medal'],
      leaving: 'keep',
    },
  },
})
