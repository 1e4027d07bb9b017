import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localize } from '../../../../base/web/language.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { tracksOf } from '../../editions/server/public.ts'
import type { Version } from './versions.ts'

export const nameIn = (of: { name_zh: string; name_en: string }, lang: Lang): string =>
  localize({ zh: of.name_zh, en: of.name_en }, lang)

export async function trackName(
  db: Db | Tx,
  of: { editionId: number; trackId: number },
  lang: Lang,
): Promise<string> {
  const track = (await tracksOf(db, of.editionId)).find(one => one.id === of.trackId)
  return track ? nameIn(track, lang) : ''
}

type Listed = Pick<Version, 'number' | 'title' | 'submitted_at' | 'submitted_by' | 'sha256'>

/** Versions with who submitted them, and which of them counts. */
export async function shownVersions(db: Db | Tx, versions: readonly Listed[], current: number | null) {
  const names = await userNames(
    db,
    versions.flatMap(version => version.submitted_by ?? []),
  )
  return versions.map(({ number, title, submitted_at: submittedAt, submitted_by: by, sha256 }) => ({
    number,
    title,
    submittedAt,
    submittedBy: by === null ? null : { id: by, name: names.get(by) ?? '' },
    sha256: sha256.toString('hex'),
    isCurrent: number === current,
  }))
}
