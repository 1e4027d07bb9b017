import { sql, type Selectable } from 'kysely'
import type { Returned } from '../../../../base/contract/call.ts'
import type { Db, Tables } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { localizeField } from '../../../../base/web/localize-field.ts'
import { competitionRow } from '../../../competing/competitions/server/public.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import type { getDraft } from '../draft.contract.ts'
import { profileFormatOf } from '../profile-schema.ts'
import { missingToPublish } from '../rules.ts'
import type { DraftTexts } from '../schema.ts'
import type { Found } from './access.ts'
import { storedBytes } from './quota.ts'
import { uploadsOf } from './uploads/upload.views.ts'

const megabyte = 1024 ** 2

/** What an editor works on: the draft, or what is public where there is none yet, which saving then makes one of. */
export async function draftView(
  { db, viewer, lang, settings }: Pick<Context, 'db' | 'lang' | 'settings'> & { viewer: { userId: number } },
  found: Found,
): Promise<Returned<typeof getDraft>> {
  // First, as an upload becomes a file: read the other way round, one that does so in between is neither.
  const uploads = await uploadsOf(db, { datasetId: found.id, userId: viewer.userId, lang })
  const versions = await db
    .selectFrom('dataset_version')
    .selectAll()
    .where('dataset_id', '=', found.id)
    .where(eb => eb.or([eb('published_at', 'is', null), eb('id', '=', found.currentVersionId ?? 0)]))
    .execute()
  const current = versions.find(version => version.published_at !== null)
  const draft = versions.find(version => version.published_at === null)
  const shown = draft ?? current
  if (!shown) throw new Error(`dataset ${found.id} has no version`)
  const [files, published, lists, used, competition] = await Promise.all([
    filesOf(db, shown.id),
    draft && current ? filesOf(db, current.id) : undefined,
    entriesOf(db, 'dataset-categories'),
    found.competitionId === null ? storedBytes(db, found.ownerId ?? viewer.userId) : undefined,
    found.competitionId === null ? undefined : competitionRow(db, found.competitionId),
  ])
  const before = new Map((published ?? (current ? files : [])).map(file => [file.name, file.sha256]))
  const names = new Set(files.map(file => file.name))
  const texts = textsOf(shown)
  // What a version says of itself belongs to it alone.
  if (!draft) Object.assign(texts, { notesZh: '', notesEn: '' })
  return {
    competitionId: found.competitionId,
    languages: competition?.languages ?? 'both',
    number: draft?.number ?? shown.number + 1,
    isDraft: draft !== undefined,
    isPublished: current !== undefined,
    revision: shown.revision,
    texts,
    files: files.map(file => ({
      name: file.name,
      descriptionZh: file.description_zh,
      descriptionEn: file.description_en,
      size: file.size,
      sha256: file.sha256,
      rowCount: file.row_count,
      format: profileFormatOf(file.name),
      fields: file.fields,
      columns: file.columns ?? [],
      change: !before.has(file.name)
        ? ('added' as const)
        : before.get(file.name) === file.sha256
          ? ('same' as const)
          : ('changed' as const),
    })),
    removed: [...before.keys()].filter(name => !names.has(name)),
    uploads,
    quota: used === undefined ? null : { used, limit: settings.DATASET_QUOTA_MB * megabyte },
    mostFileBytes: settings.DATASET_FILE_MB * megabyte,
    missing: missingToPublish(texts, {
      ready: files.length,
      arriving: uploads.filter(upload => upload.state !== 'failed').length,
    }),
    categories: lists['dataset-categories']
      .filter(entry => !entry.isHidden || Number(entry.key) === shown.category_id)
      .map(entry => ({
        id: Number(entry.key),
        name: localizeField(entry, 'name', lang),
      })),
  }
}

type Row = Selectable<Tables['dataset_version']>

const textsOf = (row: Row): DraftTexts => ({
  titleZh: row.title_zh,
  titleEn: row.title_en,
  summaryZh: row.summary_zh,
  summaryEn: row.summary_en,
  bodyZh: row.body_zh,
  bodyEn: row.body_en,
  protocolZh: row.protocol_zh,
  protocolEn: row.protocol_en,
  notesZh: row.notes_zh,
  notesEn: row.notes_en,
  licence: row.licence,
  sourceUrl: row.source_url,
  categoryId: row.category_id,
})

/** Files with the names of the columns that their profiles found. */
const filesOf = (db: Db, versionId: number) =>
  db
    .selectFrom('dataset_file as f')
    .selectAll('f')
    .select(eb =>
      eb
        .selectFrom('dataset_profile as p')
        .whereRef('p.sha256', '=', 'f.sha256')
        .where('p.state', '=', 'done')
        .select(sql<string[]>`p.result #> '{preview,columns}'`.as('columns'))
        .limit(1)
        .as('columns'),
    )
    .where('f.version_id', '=', versionId)
    .orderBy('f.sort')
    .orderBy('f.id')
    .execute()
