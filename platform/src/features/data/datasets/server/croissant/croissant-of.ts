import type { Db } from '../../../../../base/database/tables.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { localizeColumn } from '../../../../../base/web/localize-field.ts'
import { profileFormatOf, type Profile } from '../../profile-schema.ts'
import { previewFault, type Found } from '../access.ts'
import { datasetViews } from '../competition-datasets.views.ts'
import { makeCroissant } from './make-croissant.ts'

/** A version in Croissant, with the columns of its tables where this reader may see them. */
export async function croissantOf(
  { db, viewer, lang, settings }: Context,
  found: Found,
  versionId: number,
): Promise<Record<string, unknown>> {
  const [[view], version, fault] = await Promise.all([
    datasetViews(db, [versionId], { viewer, lang, settings }),
    db
      .selectFrom('dataset_version')
      .select(['title_zh', 'title_en', 'body_zh', 'body_en', 'summary_zh', 'summary_en', 'published_at'])
      .where('id', '=', versionId)
      .executeTakeFirstOrThrow(),
    previewFault(db, found, viewer),
  ])
  if (!view) throw new Error(`version ${versionId} has no view`)
  // In whose language it says that it is: of what was written in one alone, in that.
  const isForeign = lang === 'zh-CN' ? version.title_zh === '' : version.title_en === ''
  const written = isForeign ? (lang === 'zh-CN' ? 'en-US' : 'zh-CN') : lang
  return makeCroissant(
    {
      ...view,
      description:
        localizeColumn(version, 'summary', lang) || localizeColumn(version, 'body', lang).slice(0, 5_000),
      owner: view.owner?.name ?? 'Leitai',
      category: view.category?.name ?? null,
      version: view.version.number,
      publishedAt: view.publishedAt === null ? version.published_at : new Date(view.publishedAt),
      modifiedAt: version.published_at,
      profiles: fault ? new Map() : await profilesOf(db, view.files),
    },
    written,
    settings.publicUrl,
  )
}

async function profilesOf(
  db: Db,
  files: readonly { name: string; sha256: string }[],
): Promise<Map<string, Profile>> {
  const tables = files.flatMap(file => {
    const format = profileFormatOf(file.name)
    return format ? [{ ...file, format }] : []
  })
  if (tables.length === 0) return new Map()
  const rows = await db
    .selectFrom('dataset_profile')
    .select(['sha256', 'format', 'result'])
    .where('sha256', 'in', [...new Set(tables.map(file => file.sha256))])
    .where('state', '=', 'done')
    .execute()
  return new Map(
    tables.flatMap(file => {
      const row = rows.find(found => found.sha256 === file.sha256 && found.format === file.format)
      return row?.result ? [[file.name, row.result] as const] : []
    }),
  )
}
