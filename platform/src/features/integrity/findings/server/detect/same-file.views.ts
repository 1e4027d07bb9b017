import { sql } from 'kysely'
import type { Db } from '../../../../../base/database/tables.ts'
import { mostTeams } from '../../rules.ts'

/** Sets of teams told, those with the most files first. */
const mostGroups = 200
/** Files told of each, and submissions of each file: enough to see when whose came first. */
const mostFiles = 20
const mostSubmissions = 100

/** Teams that share files, with these files. */
export type Group = {
  teams: number[]
  total: number
  files: {
    sha256: string
    schedule: number
    key: string
    name: string
    submissions: number[]
  }[]
}

/** Who of a competition has the same bytes, except what everybody has. */
export async function sharedFiles(db: Db, competitionId: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with published as (
      select f.sha256 from dataset_file f join dataset d on d.id = f.dataset_id where d.competition_id = ${competitionId}
      union select s.sha256 from submission s join team t on t.id = s.team_id
      where s.competition_id = ${competitionId} and t.is_baseline
    ), own as (
      select s.id, s.sha256, s.team_id, s.schedule_id, s.storage_key, s.file_name
      from submission s
      where s.competition_id = ${competitionId} and s.state = 'scored'
        and not exists (select from published p where p.sha256 = s.sha256)
    ), shared as (
      select sha256, array_agg(distinct team_id order by team_id) as teams, max(id) as newest,
        (array_agg(id order by id))[1:${mostSubmissions}::int] as submissions, max(schedule_id) as schedule,
        (array_agg(storage_key order by id))[1] as key, (array_agg(file_name order by id))[1] as name
      from own group by sha256 having count(distinct team_id) > 1
    ), placed as (
      select *, row_number() over (partition by teams order by newest desc) as place from shared
    )
    select to_json(teams[1:${mostTeams}::int]) as teams, count(*)::int as total,
      json_agg(json_build_object('sha256', sha256, 'schedule', schedule, 'key', key, 'name', name, 'submissions', submissions)
        order by newest desc) filter (where place <= ${mostFiles}) as files
    from placed group by teams order by count(*) desc, max(newest) desc limit ${mostGroups}`.execute(db)
  return rows
}

/** How many files of a competition were scored. */
export async function countScored(db: Db, competitionId: number): Promise<number> {
  const { files } = await db
    .selectFrom('submission')
    .select(eb => eb.fn.countAll<number>().as('files'))
    .where('competition_id', '=', competitionId)
    .where('state', '=', 'scored')
    .executeTakeFirstOrThrow()
  return files
}
