import type { Returned } from '../../../../../base/contract/call.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../../base/web/language.ts'
import { namedCounterparts } from '../../compare-columns.ts'
import type { getFileProfile } from '../../contract.ts'
import { profileFormatOf, type Profile } from '../../profile-schema.ts'
import { profileFaultWords } from './fault-words.ts'
import type { ProfileFault } from './profile-file.ts'

/** What is known of a file by its content. */
export async function profileOf(
  db: Db,
  file: { name: string; sha256: string },
  lang: Lang,
): Promise<Omit<Returned<typeof getFileProfile>, 'counterpart'>> {
  const format = profileFormatOf(file.name)
  if (!format) return { state: 'none', message: null, profile: null }
  const row = await db
    .selectFrom('dataset_profile')
    .select(['state', 'fault', 'result'])
    .where('sha256', '=', file.sha256)
    .where('format', '=', format)
    .executeTakeFirst()
  return {
    state: row?.state ?? 'waiting',
    message: row?.fault ? localize(profileFaultWords[row.fault as ProfileFault], lang) : null,
    profile: row?.result ?? null,
  }
}

/** Beyond this many tables beside it none is looked for by its columns: their profiles are large. */
const fewTables = 20

/**
 * The table of the same version whose columns can stand beside those of this one: by its name, as `test.csv` to
 * `train.csv`, if any column is the same, or else the only one with just the same columns.
 */
export async function counterpartOf(
  db: Db,
  file: { id: number; version_id: number; name: string },
  { columns }: Profile,
): Promise<{ id: number; name: string } | null> {
  const files = await db
    .selectFrom('dataset_file')
    .select(['id', 'name', 'sha256'])
    .where('version_id', '=', file.version_id)
    .where('id', '!=', file.id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const tables = files.filter(other => profileFormatOf(other.name) !== null)
  const named = namedCounterparts(file, tables)
  const asked = named.length > 0 || tables.length > fewTables ? named : tables
  if (asked.length === 0) return null
  const rows = await db
    .selectFrom('dataset_profile')
    .select(['sha256', 'format'])
    .select(sql<string[]>`jsonb_path_query_array(result, '$.columns[*].name')`.as('names'))
    .where('sha256', 'in', [...new Set(asked.map(other => other.sha256))])
    .where('state', '=', 'done')
    .execute()
  const own = columns.map(column => column.name)
  const fitting = asked.filter(other => {
    const format = profileFormatOf(other.name)
    const names = rows.find(row => row.sha256 === other.sha256 && row.format === format)?.names ?? []
    return named.length > 0
      ? names.some(name => own.includes(name))
      : names.length === own.length && names.every((name, index) => name === own[index])
  })
  const [found, another] = fitting
  // Of many parts of one table none is the other half of it.
  if (!found || (another && named.length === 0)) return null
  return { id: found.id, name: found.name }
}
