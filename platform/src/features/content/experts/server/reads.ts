import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb, Tables } from '../../../../base/database/tables.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn, localizeField } from '../../../../base/web/localize-field.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import type { getExpert, listExperts } from '../contract.ts'
import { expertFaults } from '../faults.ts'
import type { ExpertKind } from '../rules.ts'

type Row = Selectable<Tables['expert']>

/** Names of the topics that fields of work are, by their codes. */
export async function fieldNames(db: ReadDb, lang: Lang): Promise<Map<string, string>> {
  const { tags } = await entriesOf(db, 'tags')
  return new Map(tags.map(tag => [tag.key, localizeField(tag, 'name', lang)]))
}

/** Experts as lists show them, with their fields of work. */
async function present(db: ReadDb, rows: readonly Row[], lang: Lang) {
  if (rows.length === 0) return []
  const [fields, names] = await Promise.all([
    db
      .selectFrom('expert_field')
      .selectAll()
      .where(
        'expert_id',
        'in',
        rows.map(row => row.id),
      )
      .orderBy('tag_code')
      .execute(),
    fieldNames(db, lang),
  ])
  const text = (zh: string, en: string) => localize({ zh, en }, lang)
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    name: text(row.name_zh, row.name_en),
    position: text(row.position_zh, row.position_en),
    organisation: text(row.organisation_zh, row.organisation_en),
    summary: text(row.summary_zh, row.summary_en),
    photo: row.photo,
    fields: fields
      .filter(one => one.expert_id === row.id)
      .map(({ tag_code: code }) => ({ code, name: names.get(code) ?? code })),
  }))
}

const published = (db: ReadDb, where: RawBuilder<boolean>) =>
  db
    .selectFrom('expert')
    .selectAll()
    .where('is_published', '=', true)
    .where(where)
    .orderBy('sort')
    .orderBy('id')

/** A page of the experts that everybody sees. */
export async function expertPage(
  db: ReadDb,
  { kind, field, search, page, per_page }: Parsed<typeof listExperts>['query'],
  lang: Lang,
): Promise<Returned<typeof listExperts>> {
  const ofKind = kind ? sql<boolean>`kind = ${kind}` : sql<boolean>`true`
  const conditions = [ofKind]
  if (field)
    conditions.push(sql<boolean>`id in (select expert_id from expert_field where tag_code = ${field})`)
  if (search) {
    const text = searchQuery(search)
    conditions.push(text ? sql<boolean>`search @@ ${text}` : sql<boolean>`false`)
  }
  const where = sql.join<boolean>(conditions, sql` and `)
  const [rows, { total }, used, names] = await Promise.all([
    published(db, where)
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    db
      .selectFrom('expert')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('is_published', '=', true)
      .where(where)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('expert_field')
      .innerJoin('expert', 'expert.id', 'expert_id')
      .select('tag_code')
      .distinct()
      .where('is_published', '=', true)
      .where(ofKind)
      .orderBy('tag_code')
      .execute(),
    fieldNames(db, lang),
  ])
  return {
    list: await present(db, rows, lang),
    total,
    fields: used.map(({ tag_code: code }) => ({ code, name: names.get(code) ?? code })),
  }
}

export async function expertShown(
  db: ReadDb,
  expertId: number,
  lang: Lang,
): Promise<Returned<typeof getExpert>> {
  const row = await published(db, sql<boolean>`id = ${expertId}`).executeTakeFirst()
  const [card] = row ? await present(db, [row], lang) : []
  if (!row || !card) throw new Failure(expertFaults.notFound)
  const name = row.user_id === null ? undefined : (await userNames(db, [row.user_id])).get(row.user_id)
  return {
    ...card,
    html: renderMarkdown(localizeColumn(row, 'body', lang)),
    user: row.user_id !== null && name !== undefined ? { id: row.user_id, name } : null,
  }
}

type Chosen = { ids: readonly number[] } | { kind: ExpertKind | undefined; most: number }

/** Experts for a page elsewhere: these in their order, or the first of a kind. */
export async function expertsFor(db: ReadDb, chosen: Chosen, lang: Lang) {
  if ('ids' in chosen) {
    if (chosen.ids.length === 0) return []
    const rows = await published(db, sql<boolean>`id = any(${[...chosen.ids]}::int[])`).execute()
    const cards = new Map((await present(db, rows, lang)).map(card => [card.id, card]))
    return chosen.ids.flatMap(id => cards.get(id) ?? [])
  }
  const { kind, most } = chosen
  const rows = await published(db, kind ? sql<boolean>`kind = ${kind}` : sql<boolean>`true`)
    .limit(most)
    .execute()
  return present(db, rows, lang)
}

/** The experts that an editor can choose, by their names. */
export const publishedNames = (db: ReadDb) =>
  db
    .selectFrom('expert')
    .select(['id', 'name_zh as nameZh', 'name_en as nameEn'])
    .where('is_published', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .limit(500)
    .execute()
