import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  // It is made out to them by name: without them there is nothing to certify.
  certificate: {
    user_id: {
      gives: [
        'code',
        'serial',
        'competition_id',
        'sub_rank',
        'team_id',
        'rank',
        'name',
        'team_name',
        'competition_zh',
        'competition_en',
        'award_zh',
        'award_en',
        'issued_on',
        'issued_at',
        'revoked_at',
        'revoked_reason',
      ],
      leaving: 'delete',
    },
  },
  certificate_template: { updated_by: 'deed' },
})
