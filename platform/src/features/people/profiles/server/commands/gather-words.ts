import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { citiesAbroad } from '../../../identity/server/public.ts'
import { fewestPeople } from '../../suggestions.rules.ts'

/**
 * What at least three people wrote of themselves, counted anew from what they have now: a word goes when it is no longer
 * that many. Whatever is spelled in several ways is suggested in the one that most use.
 */
export async function gatherWords(tx: Tx): Promise<void> {
  await sql`
    with entered (kind, user_id, name) as (
      select 'school', user_id, school_name from user_education
      union all select 'major', user_id, major_name from user_education where major_name <> ''
      union all select 'company', user_id, company_name from user_work
      union all select 'company', user_id, company_name from user_company
      union all select 'job', user_id, job_name from user_work where job_name <> ''
      union all select 'skill', user_id, name from user_skill
      union all select 'city', user_id, name from (${citiesAbroad}) abroad
    ), common as (
      select kind, user_name_key(name) as key, mode() within group (order by name) as name, count(distinct user_id) as people
      from entered group by 1, 2 having count(distinct user_id) >= ${fewestPeople}
    ), gone as (
      delete from suggested_word s where not exists (select from common c where c.kind = s.kind and c.key = s.key)
    )
    insert into suggested_word (kind, key, name, people) select kind, key, name, people from common
    on conflict (kind, key) do update set name = excluded.name, people = excluded.people
      where (suggested_word.name, suggested_word.people) <> (excluded.name, excluded.people)`.execute(tx)
  await sql`
    insert into suggested_word_ending (kind, key, ending)
    select kind, key, substr(key, n) from suggested_word, generate_series(1, char_length(key)) n
    where not exists (select from suggested_word_ending e where e.kind = suggested_word.kind and e.key = suggested_word.key)
    on conflict do nothing`.execute(tx)
}
