import { sql } from 'kysely'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** Final ranks that stand, and for which nobody has a certificate. */
export const dueCertificates: Todo = {
  kind: 'certificates',
  place: 130,
  page: 'certificates',
  only: 'steps',
  text: { zh: () => '最终名次已确认，可以颁发证书', en: () => 'The final ranks stand: issue certificates' },
  find: scope => sql`
    select f.competition_id as id, 1 as count from final_list f
    where f.withdrawn_at is null and ${inScope(scope, 'f.competition_id')}
      and not exists (select from certificate c where c.competition_id = f.competition_id and c.revoked_at is null)`,
}
