import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import * as calls from '../activity.contract.ts'
import { activityStateOf, isOver, signUpDenied, signupStateOf } from '../activity.rules.ts'
import { informationFaults } from '../faults.ts'
import { cancellationOf, readActivity, timesOf, type ActivityRow } from './activity-value.ts'
import { calendarOf } from './calendar.ts'
import { cancel, signUp } from './commands/sign-up.ts'
import { sectionsOf, signupsOf } from './signups.ts'

async function publishedArticle(db: ReadDb, id: number, now: Date) {
  const article = await db
    .selectFrom('article')
    .select(['id', 'kind', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'updated_at'])
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .where('site_id', 'is', null)
    .executeTakeFirst()
  if (!article) throw new Failure(informationFaults.notFound)
  return article
}

const cancelReasonOf = (row: ActivityRow, lang: Lang) => {
  const cancellation = cancellationOf(row)
  return cancellation && localize({ zh: cancellation.reasonZh, en: cancellation.reasonEn }, lang)
}

export const activityHandlers: Handler[] = [
  handle(calls.getActivity, async ({ db, viewer, lang, now }, { params }) => {
    await publishedArticle(db, params.id, now)
    const row = await readActivity(db, params.id)
    if (!row) return { activity: null }
    const [{ own, waiting }, sections] = await Promise.all([
      signupsOf(db, params.id, viewer?.userId),
      sectionsOf(db, params.id),
    ])
    const times = timesOf(row)
    const state = activityStateOf(times, now)
    const seesLink = row.is_link_open || own?.isWaiting === false
    return {
      activity: {
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        zone: row.zone,
        state,
        place: localizeColumn(row, 'place', lang),
        onlineUrl: seesLink ? row.online_url : null,
        isLinkHidden: row.online_url !== null && !seesLink,
        cancelReason: cancelReasonOf(row, lang),
        signup: {
          state: signupStateOf(times, now),
          from: row.signup_from,
          until: row.signup_until,
        },
        capacity: row.capacity,
        taken: row.taken,
        waiting,
        own,
        sections: sections.map(one => ({
          number: one.number,
          title: localizeColumn(one, 'title', lang),
        })),
        abilities: {
          signUp: abilityOf(signUpDenied(viewer !== null, times, now), lang),
          cancel: abilityOf(
            viewer ? (isOver(times, now) ? informationFaults.over : undefined) : baseFaults.signInFirst,
            lang,
          ),
        },
      },
    }
  }),

  handleForAll(calls.getSection, async ({ read, lang, now }, { params }) => {
    await publishedArticle(read, params.id, now)
    const section = (await sectionsOf(read, params.id)).find(one => one.number === params.number)
    if (!section) throw new Failure(informationFaults.noSection)
    return {
      number: section.number,
      title: localizeColumn(section, 'title', lang),
      html: renderMarkdown(localizeColumn(section, 'body', lang)),
    }
  }),

  handle(calls.signUpForActivity, ({ viewer, now, write }, { params }) =>
    write(tx => signUp(tx, { articleId: params.id, userId: viewer.userId, now })),
  ),

  handle(calls.cancelSignup, ({ viewer, now, write }, { params }) =>
    write(tx => cancel(tx, { articleId: params.id, userId: viewer.userId, now })),
  ),

  handle(calls.getCalendar, async ({ db, viewer, lang, now, settings, exchange }, { params }) => {
    const article = await publishedArticle(db, params.id, now)
    const row = await readActivity(db, params.id)
    if (!row) throw new Failure(informationFaults.noActivity)
    if (!exchange) throw new Error('a file cannot be sent without an exchange')
    const { own } = await signupsOf(db, params.id, viewer?.userId)
    const link = row.is_link_open || own?.isWaiting === false ? row.online_url : null
    const url = `${settings.publicUrl}/information/activity/${article.id}`
    const summary = localizeColumn(article, 'summary', lang)
    exchange.reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="activity-${article.id}.ics"`,
      'cache-control': 'private, no-store',
    })
    void exchange.reply.send(
      calendarOf({
        uid: `activity-${article.id}@${new URL(settings.publicUrl).hostname}`,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        changedAt: article.updated_at,
        title: localizeColumn(article, 'title', lang),
        description: [cancelReasonOf(row, lang), summary, link, url].filter(Boolean).join('\n\n'),
        location: localizeColumn(row, 'place', lang) || (link ?? ''),
        url,
        sequence: row.sequence,
        isCancelled: row.cancelled_at !== null,
      }),
    )
  }),
]
