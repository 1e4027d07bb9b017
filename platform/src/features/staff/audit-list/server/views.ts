import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { likeText } from '../../../../base/database/like-text.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { listAudit } from '../contract.ts'
import { namesIn } from './names.ts'

/** One page of the audit list, newest first, from a place on: new entries do not move older ones. */
export async function auditPage(
  db: Db,
  query: Parsed<typeof listAudit>['query'],
  lang: Lang,
): Promise<Returned<typeof listAudit>> {
  const [entries, actions] = await Promise.all([entriesOf(db, query), actionsOf(db)])
  const page = entries.slice(0, query.per_page)
  return {
    entries: page.map(row => ({
      id: row.id,
      at: row.at,
      actor: row.actor_id === null ? null : { id: row.actor_id, name: row.user_name ?? String(row.actor_id) },
      action: row.action,
      subject: row.subject,
      subjectId: row.subject_id,
      detail: row.detail as Record<string, unknown>,
      address: row.address,
    })),
    next: entries.length > query.per_page ? (page.at(-1)?.id ?? null) : null,
    actions,
    names: namesIn(lang),
  }
}

const entriesOf = (db: Db, query: Parsed<typeof listAudit>['query']) =>
  db
    .selectFrom('audit_entry as a')
    .leftJoin('app_user as u', 'u.id', 'a.actor_id')
    .$if(query.actor !== undefined, q => q.where('a.actor_id', '=', query.actor ?? 0))
    .$if(query.action !== '', q =>
      q.where(eb =>
        eb.or([eb('a.action', '=', query.action), eb('a.action', 'like', `${likeText(query.action)}.%`)]),
      ),
    )
    .$if(query.subject !== '', q => q.where('a.subject', '=', query.subject))
    .$if(query.subjectId !== undefined, q => q.where('a.subject_id', '=', query.subjectId ?? 0))
    .$if(query.from !== undefined, q => q.where('a.at', '>=', new Date(query.from ?? 0)))
    .$if(query.until !== undefined, q => q.where('a.at', '<', new Date(query.until ?? 0)))
    .$if(query.before !== undefined, q => q.where('a.id', '<', query.before ?? 0))
    .orderBy('a.id', 'desc')
    .limit(query.per_page + 1)
    .selectAll('a')
    .select('u.user_name')
    .execute()

/** Each action once, stepping from one to the next through the index however long the list is. */
async function actionsOf(db: Db): Promise<string[]> {
  const rows = await db
    .withRecursive('step', steps =>
      steps
        .selectFrom('audit_entry')
        .select(eb => eb.fn.min<string | null>('action').as('action'))
        .unionAll(
          steps
            .selectFrom('step')
            .where('step.action', 'is not', null)
            .select(eb =>
              eb
                .selectFrom('audit_entry as next')
                .whereRef('next.action', '>', 'step.action')
                .select(of => of.fn.min<string | null>('next.action').as('action'))
                .as('action'),
            ),
        ),
    )
    .selectFrom('step')
    .select(eb => eb.ref('action').$notNull().as('action'))
    .where('action', 'is not', null)
    .execute()
  return rows.map(row => row.action)
}
