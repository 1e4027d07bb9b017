import type { Returned } from '../../../../../base/contract/call.ts'
import type { Db } from '../../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../../base/web/language.ts'
import type { getFileProfile } from '../../contract.ts'
import { profileFormatOf } from '../../profile-schema.ts'
import { profileFaultWords } from './fault-words.ts'
import type { ProfileFault } from './profile-file.ts'

/** What is known of a file by its content. */
export async function profileOf(
  db: Db,
  file: { name: string; sha256: string },
  lang: Lang,
): Promise<Returned<typeof getFileProfile>> {
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
