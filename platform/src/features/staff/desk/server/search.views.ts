import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { teamNameKey } from '../../../competing/teams/rules.ts'
import { mayCall } from '../../../shared/roles/policy.ts'
import { listAccounts } from '../../../people/identity/accounts.contract.ts'
import type { searchAdmin } from '../contract.ts'
import { likeText } from '../../../../base/database/like-text.ts'
import { findPages } from './page-search.views.ts'
import { most, scope } from './search-scope.ts'

type Found = z.input<typeof searchAdmin.answer>['found']

/** Competitions that this person may open, their teams, and people for who may see people. */
export async function findAnything(db: Db, viewer: Viewer, typed: string, lang: Lang): Promise<Found> {
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : 0
  const [competitions, pages, users, teams] = await Promise.all([
    findCompetitions(db, viewer, typed, number, lang),
    findPages(db, viewer, typed, lang),
    mayCall(viewer, listAccounts) ? findUsers(db, typed, number) : [],
    findTeams(db, viewer, typed, number, lang),
  ])
  return [...competitions, ...pages, ...users, ...teams]
}

async function findCompetitions(
  db: Db,
  viewer: Viewer,
  typed: string,
  number: number,
  lang: Lang,
): Promise<Found> {
  const like = `%${likeText(typed)}%`
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'title_zh', 'title_en'])
    .where(scope(viewer, 'id'))
    .where(eb => eb.or([eb('id', '=', number), eb('title_zh', 'ilike', like), eb('title_en', 'ilike', like)]))
    .orderBy(sql`id = ${number}`, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'competition',
    id: row.id,
    title: localizeColumn(row, 'title', lang),
    detail: String(row.id),
    path: `/admin/competitions/${row.id}`,
  }))
}

async function findUsers(db: Db, typed: string, number: number): Promise<Found> {
  const lower = typed.toLowerCase()
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'user_name', 'email'])
    .where(eb =>
      eb.or([
        eb('id', '=', number),
        eb(eb.fn('lower', ['email']), '=', lower),
        eb(eb.fn('lower', ['user_name']), 'like', `${likeText(lower)}%`),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'user',
    id: row.id,
    title: row.user_name,
    detail: row.email ?? String(row.id),
    path: `/admin/users/${row.id}`,
  }))
}

async function findTeams(db: Db, viewer: Viewer, typed: string, number: number, lang: Lang): Promise<Found> {
  const key = teamNameKey(typed)
  if (key === '') return []
  const rows = await db
    .selectFrom('team as t')
    .innerJoin('competition as c', 'c.id', 't.competition_id')
    .select(['t.id', 't.name', 't.competition_id', 'c.title_zh', 'c.title_en'])
    .where(scope(viewer, 't.competition_id'))
    .where('t.merged_into_id', 'is', null)
    .where(eb => eb.or([eb('t.id', '=', number), eb('t.name_key', 'like', `${likeText(key)}%`)]))
    .orderBy('t.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    kind: 'team',
    id: row.id,
    title: row.name,
    detail: localizeColumn(row, 'title', lang),
    path: `/competitions/${row.competition_id}/teams?search=${encodeURIComponent(row.name)}`,
  }))
}
