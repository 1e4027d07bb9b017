import { sql } from 'kysely'
import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure, type Fault } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../contract.ts'
import { bidFaults } from '../faults.ts'
import { listManagedNeeds } from '../managed.contract.ts'
import {
  bidDenied,
  editDenied,
  needStates,
  readsBids,
  readsDetails,
  seesNeed,
  stateNow,
  takeDownDenied,
  type NeedState,
} from '../rules.ts'
import { filesOf } from './files.ts'
import { bidCounts, industryNames, inState, presentNeed, readNeed, standingOf, type Need } from './needs.ts'

export const needHandlers: Handler[] = [
  handleForAll(calls.listNeeds, async ({ read, lang, now }, { query }) => {
    const conditions = [
      sql<boolean>`published_at is not null and taken_down_at is null`,
      ...(query.state ? [inState(query.state, now)] : []),
      ...(query.industry ? [sql<boolean>`industry_code = ${query.industry}`] : []),
      ...(query.search
        ? [
            sql<boolean>`concat_ws(' ', organisation, title_zh, title_en, summary_zh, summary_en) ilike ${`%${query.search.replace(/[\\%_]/g, '\\$&')}%`}`,
          ]
        : []),
    ]
    const where = sql.join<boolean>(conditions, sql` and `)
    const [rows, { total }, industries] = await Promise.all([
      read
        .selectFrom('bid_need')
        .selectAll()
        .where(where)
        .orderBy(sql`(state = 'open' and deadline > ${now})`, 'desc')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(query.per_page)
        .offset((query.page - 1) * query.per_page)
        .execute(),
      read
        .selectFrom('bid_need')
        .select(eb => eb.fn.countAll<number>().as('total'))
        .where(where)
        .executeTakeFirstOrThrow(),
      industryNames(read, lang),
    ])
    const counts = await bidCounts(
      read,
      rows.map(row => row.id),
    )
    return {
      total,
      industries: industries.offered,
      list: rows.map(row =>
        presentNeed(row, { lang, now, bids: counts.get(row.id) ?? 0, industries: industries.names }),
      ),
    }
  }),

  handle(calls.getNeed, async ({ db, viewer, lang, now }, { params: { needId } }) => {
    const need = await readNeed(db, needId)
    const who = await standingOf(db, need, viewer)
    if (!seesNeed(need, who)) throw new Failure(bidFaults.notFound)
    const sees = readsDetails(need.confidentiality, who)
    const [counts, industries, questions, own, awarded] = await Promise.all([
      bidCounts(db, [needId]),
      industryNames(db, lang),
      sees
        ? db.selectFrom('bid_question').selectAll().where('need_id', '=', needId).orderBy('id').execute()
        : [],
      viewer
        ? db
            .selectFrom('bid')
            .selectAll()
            .where('need_id', '=', needId)
            .where('user_id', '=', viewer.userId)
            .executeTakeFirst()
        : undefined,
      need.awarded_bid_id === null
        ? undefined
        : db
            .selectFrom('bid')
            .select(['user_id', 'summary', 'is_named'])
            .where('id', '=', need.awarded_bid_id)
            .executeTakeFirst(),
    ])
    const [names, files] = await Promise.all([
      userNames(db, [...questions.map(one => one.user_id), ...(awarded?.is_named ? [awarded.user_id] : [])]),
      filesOf(db, own ? [own.id] : []),
    ])
    const state = stateNow(need, now)
    const can = (fault: Fault | undefined) => abilityOf(fault, lang)
    const text = (name: 'background' | 'target' | 'criteria') =>
      renderMarkdown(localize({ zh: need[`${name}_zh`], en: need[`${name}_en`] }, lang))
    return {
      ...presentNeed(need, { lang, now, bids: counts.get(needId) ?? 0, industries: industries.names }),
      reason: ['awarded', 'closed'].includes(state) ? need.reason : '',
      details: sees
        ? { background: text('background'), target: text('target'), criteria: text('criteria') }
        : null,
      questions: questions.map(one => ({
        id: one.id,
        author: { id: one.user_id, name: names.get(one.user_id) ?? '' },
        body: one.removed_at ? '' : one.body,
        createdAt: one.created_at,
        answer: one.removed_at || one.answer_removed_at ? null : one.answer,
        isRemoved: one.removed_at !== null,
        isAnswerRemoved: one.answer_removed_at !== null,
      })),
      awarded: awarded?.is_named
        ? { name: names.get(awarded.user_id) ?? '', summary: awarded.summary }
        : null,
      own: own
        ? {
            id: own.id,
            summary: own.summary,
            proposal: own.proposal,
            offer: own.offer,
            team: own.team,
            isNamed: own.is_named,
            isShortlisted: own.is_shortlisted,
            isAwarded: own.id === need.awarded_bid_id,
            html: renderMarkdown(own.proposal),
            files: files.get(own.id) ?? [],
          }
        : null,
      access: who.access,
      isPoster: who.isPoster,
      takenDown: need.taken_down_reason,
      abilities: {
        bid: can(bidDenied({ state, confidentiality: need.confidentiality }, who)),
        ask: can(
          !who.isSignedIn
            ? baseFaults.signInFirst
            : !sees
              ? bidFaults.notAdmitted
              : state === 'open'
                ? undefined
                : bidFaults.notOpen,
        ),
        answer: can(readsBids(who) ? undefined : bidFaults.notFound),
        desk: can(readsBids(who) ? undefined : bidFaults.notFound),
        edit: can(editDenied(state, who)),
        remove: can(who.isStaff ? undefined : baseFaults.forbidden),
        takeDown: can(takeDownDenied(state, who)),
      },
    }
  }),

  handle(calls.listOwnNeeds, async ({ db, viewer, lang, now }) => {
    const [needs, bids] = await Promise.all([
      db
        .selectFrom('bid_need')
        .selectAll()
        .where('poster_id', '=', viewer.userId)
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),
      db
        .selectFrom('bid')
        .innerJoin('bid_need', 'bid_need.id', 'bid.need_id')
        .selectAll('bid_need')
        .select(['bid.id as bid_id', 'bid.is_shortlisted'])
        .where('bid.user_id', '=', viewer.userId)
        .orderBy('bid.id', 'desc')
        .limit(100)
        .execute(),
    ])
    const counts = await bidCounts(
      db,
      needs.map(need => need.id),
    )
    const title = (need: Need) => localizeColumn(need, 'title', lang)
    return {
      needs: needs.map(need => ({
        id: need.id,
        title: title(need),
        state: stateNow(need, now),
        bids: counts.get(need.id) ?? 0,
        reason: need.reason,
        isTakenDown: need.taken_down_at !== null,
      })),
      bids: bids.map(row => ({
        needId: row.id,
        title: title(row),
        state: stateNow(row, now),
        isShortlisted: row.is_shortlisted,
        isAwarded: row.awarded_bid_id === row.bid_id,
        isTakenDown: row.taken_down_at !== null,
      })),
    }
  }),

  handleStaff(listManagedNeeds, async ({ db, now }, { query: { state, page, per_page } }) => {
    const [rows, counted] = await Promise.all([
      db
        .selectFrom('bid_need')
        .selectAll()
        .where(inState(state, now))
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute(),
      db
        .selectFrom('bid_need')
        .select(eb => [
          sql<NeedState>`case when ${inState('selection', now)} then 'selection' else state end`.as('state'),
          eb.fn.countAll<number>().as('count'),
        ])
        .groupBy(sql`1`)
        .execute(),
    ])
    const [names, bids] = await Promise.all([
      userNames(
        db,
        rows.map(row => row.poster_id),
      ),
      bidCounts(
        db,
        rows.map(row => row.id),
      ),
    ])
    const counts = Object.fromEntries(
      needStates.map(one => [one, counted.find(row => row.state === one)?.count ?? 0]),
    ) as Record<NeedState, number>
    return {
      total: counts[state],
      counts,
      list: rows.map(row => ({
        id: row.id,
        titleZh: row.title_zh,
        titleEn: row.title_en,
        organisation: row.organisation,
        poster: { id: row.poster_id, name: names.get(row.poster_id) ?? '' },
        state: stateNow(row, now),
        isTakenDown: row.taken_down_at !== null,
        bids: bids.get(row.id) ?? 0,
        deadline: row.deadline,
      })),
    }
  }),
]
