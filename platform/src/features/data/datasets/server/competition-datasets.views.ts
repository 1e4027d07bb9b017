import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Settings } from '../../../../base/config/settings.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { may } from '../../../shared/roles/policy.ts'
import { editCompetitionData } from '../permissions.ts'
import type { Admission } from '../../../competing/registrations/rules.ts'
import { registrationOf } from '../../../competing/registrations/server/public.ts'
import type { Check } from '../../../people/onboarding/requirements.rules.ts'
import { lackingIn } from './access.ts'
import { downloadBlocked, editBlocked, filePreviewBlocked, previewBlocked } from '../policy.ts'
import { profileFormatOf } from '../profile-schema.ts'
import type { dataset } from '../schema.ts'

export type DatasetView = z.input<typeof dataset>
type Reader = { viewer: Viewer | null; lang: Lang; settings: Pick<Settings, 'bindingRequired'> }

/**
 * The data of a competition, with what this reader has agreed to. Its organisers see what they have not published yet;
 * what they have withdrawn is seen by those who accepted its protocol.
 */
export async function competitionDatasets(
  db: Db,
  competitionId: number,
  reader: Reader,
): Promise<DatasetView[]> {
  const isOwn = may(reader.viewer, editCompetitionData, competitionId)
  const rows = await db
    .selectFrom('dataset as d')
    .leftJoin('dataset_version as draft', join =>
      join.onRef('draft.dataset_id', '=', 'd.id').on('draft.published_at', 'is', null),
    )
    .select(['d.current_version_id', 'draft.id as draft_id'])
    .where('d.competition_id', '=', competitionId)
    .$if(!isOwn, query =>
      query.where(eb =>
        eb.or([
          eb('d.withdrawn_at', 'is', null),
          eb.exists(
            eb
              .selectFrom('dataset_agreement as a')
              .whereRef('a.dataset_id', '=', 'd.id')
              .where('a.user_id', '=', reader.viewer?.userId ?? 0)
              .select('a.user_id'),
          ),
        ]),
      ),
    )
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()
  return datasetViews(
    db,
    rows.flatMap(row => row.current_version_id ?? (isOwn ? (row.draft_id ?? []) : [])),
    reader,
  )
}

/** Datasets as these versions of them are, in this order. */
export async function datasetViews(
  db: Db,
  versionIds: readonly number[],
  reader: Reader,
): Promise<DatasetView[]> {
  if (versionIds.length === 0) return []
  const { viewer, lang, settings } = reader
  const [rows, files] = await Promise.all([versionRows(db, versionIds, viewer), fileRows(db, versionIds)])
  const competitions = new Set(rows.flatMap(row => row.competition_id ?? []))
  const signups = new Map<number, Admission>()
  const lacking = new Map<number, Check>()
  if (viewer)
    for (const id of competitions) {
      const registration = await registrationOf(db, id, viewer.userId)
      if (registration) signups.set(id, registration)
      const check = registration && (await lackingIn(db, id, viewer.userId))
      if (check) lacking.set(id, check)
    }
  const text = (zh: string, en: string) => localize({ zh, en }, lang)
  return versionIds.flatMap(id => {
    const row = rows.find(found => found.id === id)
    if (!row) return []
    const isWithdrawn = row.withdrawn_at !== null
    const ownership = { ownerId: row.owner_id, competitionId: row.competition_id, isWithdrawn }
    const isTaken = isWithdrawn && !may(viewer, editCompetitionData, row.competition_id ?? 0)
    const editFault = editBlocked(viewer, ownership, settings.bindingRequired)
    const check = lacking.get(row.competition_id ?? 0)
    const has = {
      signup: signups.get(row.competition_id ?? 0) ?? null,
      agreed: row.agreed,
      lacking: check?.fault,
    }
    const downloadFault = downloadBlocked(viewer, ownership, has)
    return {
      id: row.dataset_id,
      sort: row.sort,
      title: text(row.title_zh, row.title_en),
      summary: text(row.summary_zh, row.summary_en),
      html: renderMarkdown(text(row.body_zh, row.body_en)),
      category:
        row.category_id === null
          ? null
          : { id: row.category_id, name: text(row.category_zh ?? '', row.category_en ?? '') },
      licence: row.licence,
      sourceUrl: row.source_url,
      protocol: renderMarkdown(text(row.protocol_zh, row.protocol_en)),
      owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
      competitionId: row.competition_id,
      version: {
        number: row.number,
        isCurrent: row.id === row.current_version_id,
        notes: text(row.notes_zh, row.notes_en),
        publishedAt: row.version_published_at,
      },
      versionCount: row.version_count,
      isAgree: row.agreed,
      files: files
        .filter(file => file.version_id === id && !isTaken)
        .map(file => ({
          id: file.id,
          name: file.name,
          description: text(file.description_zh, file.description_en),
          size: file.size,
          rowCount: file.row_count,
          sha256: file.sha256,
          format: profileFormatOf(file.name),
          canPreview: !filePreviewBlocked(viewer, ownership, has, {
            name: file.name,
            isCurrent: id === row.current_version_id,
          }),
          fields: file.fields.map(field => ({ name: field.name, description: text(field.zh, field.en) })),
        })),
      viewCount: row.view_count,
      downloadCount: row.download_count,
      withdrawn: row.withdrawn_at && { at: row.withdrawn_at, reason: row.withdraw_reason ?? '' },
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      abilities: {
        edit: abilityOf(editFault, lang),
        preview: abilityOf(previewBlocked(viewer, ownership, has), lang),
        download: abilityOf(downloadFault, lang, downloadFault === check?.fault ? check?.hint : undefined),
      },
    }
  })
}

const versionRows = (db: Db, ids: readonly number[], viewer: Viewer | null) =>
  db
    .selectFrom('dataset_version as v')
    .innerJoin('dataset as d', 'd.id', 'v.dataset_id')
    .leftJoin('dataset_category as c', 'c.id', 'v.category_id')
    .leftJoin('app_user as u', 'u.id', 'd.owner_id')
    .where('v.id', 'in', ids)
    .selectAll('v')
    .select([
      'd.sort',
      'd.owner_id',
      'd.competition_id',
      'd.current_version_id',
      'd.view_count',
      'd.download_count',
      'd.updated_at',
      'd.published_at',
      'd.withdrawn_at',
      'd.withdraw_reason',
      'v.published_at as version_published_at',
      'c.name_zh as category_zh',
      'c.name_en as category_en',
      'u.user_name as owner_name',
    ])
    .select(eb => [
      eb
        .selectFrom('dataset_version as n')
        .whereRef('n.dataset_id', '=', 'd.id')
        .where('n.published_at', 'is not', null)
        .select(of => of.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('version_count'),
      eb
        .exists(
          eb
            .selectFrom('dataset_agreement as a')
            .whereRef('a.dataset_id', '=', 'd.id')
            .where('a.user_id', '=', viewer?.userId ?? 0)
            .where(of =>
              of.or([
                of('d.protocol_since', 'is', null),
                of('a.agreed_at', '>=', of.ref('d.protocol_since')),
              ]),
            )
            .select('a.user_id'),
        )
        .$castTo<boolean>()
        .as('agreed'),
    ])
    .execute()

const fileRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('dataset_file')
    .selectAll()
    .where('version_id', 'in', ids)
    .orderBy('version_id')
    .orderBy('sort')
    .orderBy('id')
    .execute()
