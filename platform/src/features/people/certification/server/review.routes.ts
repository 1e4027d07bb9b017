import { audit } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { certifierFaults } from '../faults.ts'
import * as calls from '../review.contract.ts'
import { decideApplication } from './commands/decide-application.ts'
import { queuedOne, queuePage } from './queue.views.ts'
import { openedKey } from './vault/person-key.ts'

const certifierOf = ({ viewer, lang }: Context<Viewer>) => ({ userId: viewer.userId, lang })
const actorOf = ({ viewer, address }: Context<Viewer>) => ({ userId: viewer.userId, address })

export const reviewHandlers: Handler[] = [
  handleStaff(calls.listApplications, async (context, { query }) => {
    const { state, page, per_page: perPage } = query
    return {
      ...(await queuePage(context.db, { state, page, perPage }, certifierOf(context))),
      eyes: context.settings.CERTIFIERS,
    }
  }),

  // What is read stands in the audit list before it leaves: in the same transaction.
  handleStaff(calls.readApplication, async (context, { params }) => {
    const { settings, write } = context
    return write(async tx => {
      const row = await requireApplication(tx, params.id)
      const key = await openedKey(tx, settings, row.user_id)
      const open = (field: 'real_name' | 'number' | 'company_name' | 'job_name') => {
        const sealed = row[field]
        return sealed === null || !key ? null : key.open(field, sealed).toString()
      }
      const photos = await tx
        .selectFrom('certification_photo')
        .select(['part', 'width', 'height'])
        .where('certification_id', '=', row.id)
        .orderBy('part')
        .execute()
      await told(tx, context, 'certification.read', row)
      return {
        id: row.id,
        realName: open('real_name'),
        number: open('number'),
        companyName: open('company_name'),
        jobName: open('job_name'),
        photos,
      }
    })
  }),

  handleStaff(calls.readPhoto, async (context, { params }) => {
    const { settings, write, exchange } = context
    const content = await write(async tx => {
      const row = await requireApplication(tx, params.id)
      const photo = await tx
        .selectFrom('certification_photo')
        .select('sealed')
        .where('certification_id', '=', row.id)
        .where('part', '=', params.part)
        .executeTakeFirst()
      const key = photo && (await openedKey(tx, settings, row.user_id))
      if (!photo || !key) throw new Failure(certifierFaults.photoGone)
      await told(tx, context, 'certification.photo', row, { part: params.part })
      return key.open(params.part, photo.sealed)
    })
    void exchange?.reply
      .headers({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
        // Nothing but our own pages shows it.
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(content)
  }),

  handleStaff(calls.decideApplication, async (context, { params, body }) => {
    const { now, write, settings } = context
    return write(async tx => {
      await decideApplication(tx, {
        id: params.id,
        ...body,
        eyes: settings.CERTIFIERS,
        actor: actorOf(context),
        now,
      })
      return queuedOne(tx, params.id, certifierOf(context))
    })
  }),
]

async function requireApplication(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('certification')
    .select(['id', 'user_id', 'real_name', 'number', 'company_name', 'job_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Failure(certifierFaults.notFound)
  return row
}

const told = (
  tx: Tx,
  context: Context<Viewer>,
  action: 'certification.read' | 'certification.photo',
  row: { id: number; user_id: number },
  detail: Record<string, unknown> = {},
) =>
  audit(
    tx,
    actorOf(context),
    { action, subject: 'certification', subjectId: row.id, detail: { userId: row.user_id, ...detail } },
    context.now,
  )
