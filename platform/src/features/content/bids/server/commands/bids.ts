import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { TooManyFiles } from '../../../../../base/http/multipart.ts'
import { bidFaults } from '../../faults.ts'
import { bidDenied, mostFiles, readsBids, seesNeed, stateNow } from '../../rules.ts'
import { lockNeed, standingOf, type Need } from '../needs.ts'
import { tell } from '../notices.ts'

type File = { name: string; key: string; sha256: string; size: number }
type Make = {
  needId: number
  fields: {
    summary: string
    proposal: string
    offer: string
    team: string
    isNamed: boolean
    kept?: string | undefined
  }
  files: readonly File[]
  viewer: Viewer
  now: Date
}

/** Refuses whoever may not bid on this call. */
export async function requireMayBid(db: Db | Tx, need: Need, viewer: Viewer, now: Date): Promise<void> {
  const who = await standingOf(db, need, viewer)
  if (!seesNeed(need, who)) throw new Failure(bidFaults.notFound)
  const denied = bidDenied({ state: stateNow(need, now), confidentiality: need.confidentiality }, who)
  if (denied) throw new Failure(denied)
}

/** A bid, or the same anew, while the call is open: attachments that it keeps stay, new ones come to them. */
export async function makeBid(tx: Tx, { needId, fields, files, viewer, now }: Make): Promise<number> {
  const need = await lockNeed(tx, needId)
  await requireMayBid(tx, need, viewer, now)
  const { isNamed, kept, ...texts } = fields
  const columns = { ...texts, is_named: isNamed, updated_at: now }
  const known = await tx
    .selectFrom('bid')
    .select('id')
    .where('need_id', '=', needId)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst()
  const { id } = known
    ? await tx
        .updateTable('bid')
        .set(columns)
        .where('id', '=', known.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('bid')
        .values({ need_id: needId, user_id: viewer.userId, ...columns, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
  const present = await tx.selectFrom('bid_file').select('id').where('bid_id', '=', id).execute()
  const stay = kept?.split(',').map(Number)
  const gone = present.map(file => file.id).filter(fileId => stay !== undefined && !stay.includes(fileId))
  if (present.length - gone.length + files.length > mostFiles) throw new TooManyFiles('file', mostFiles)
  await dropFiles(tx, { bidId: id, fileIds: gone })
  if (files.length > 0)
    await tx
      .insertInto('bid_file')
      .values(
        files.map(({ name, key, sha256, size }) => ({ bid_id: id, name, storage_key: key, sha256, size })),
      )
      .execute()
  if (!known)
    await tell(tx, need, {
      key: `bid:${id}`,
      kind: 'need.mine',
      text: (words, title) => words.newBid(title),
      to: [need.poster_id],
      actor: viewer.userId,
      path: `/unveil/${needId}/bids`,
    })
  return id
}

/** Attachments go: these, or all. */
async function dropFiles(
  tx: Tx,
  { bidId, fileIds }: { bidId: number; fileIds?: readonly number[] },
): Promise<void> {
  if (fileIds?.length === 0) return
  await tx
    .deleteFrom('bid_file')
    .where('bid_id', '=', bidId)
    .$if(fileIds !== undefined, query => query.where('id', 'in', fileIds ?? []))
    .execute()
}

/** A bid goes with its attachments, while the call is open. */
export async function withdrawBid(
  tx: Tx,
  { needId, viewer, now }: { needId: number; viewer: Viewer; now: Date },
): Promise<void> {
  const need = await lockNeed(tx, needId)
  if (stateNow(need, now) !== 'open')
    throw new Failure(need.published_at ? bidFaults.notOpen : bidFaults.notFound)
  const own = await tx
    .selectFrom('bid')
    .select('id')
    .where('need_id', '=', needId)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst()
  if (!own) throw new Failure(bidFaults.noBid)
  await dropFiles(tx, { bidId: own.id })
  await tx.deleteFrom('bid').where('id', '=', own.id).execute()
}

type Shortlist = {
  bidId: number
  isShortlisted: boolean
  viewer: Viewer
  actor: Actor & { userId: number }
  now: Date
}

export async function shortlist(tx: Tx, ask: Shortlist): Promise<void> {
  const { bidId, isShortlisted, viewer, actor, now } = ask
  const of = await tx.selectFrom('bid').select('need_id').where('id', '=', bidId).executeTakeFirst()
  if (!of) throw new Failure(bidFaults.noBid)
  const need = await lockNeed(tx, of.need_id)
  if (!readsBids(await standingOf(tx, need, viewer))) throw new Failure(bidFaults.noBid)
  // As it stands under the lock: it may have been withdrawn meanwhile.
  const bid = await tx
    .selectFrom('bid')
    .select(['user_id', 'is_shortlisted'])
    .where('id', '=', bidId)
    .executeTakeFirst()
  if (!bid) throw new Failure(bidFaults.noBid)
  if (!['open', 'selection'].includes(need.state)) throw new Failure(bidFaults.wrongState)
  if (bid.is_shortlisted === isShortlisted) return
  await tx.updateTable('bid').set({ is_shortlisted: isShortlisted }).where('id', '=', bidId).execute()
  if (isShortlisted)
    await tell(tx, need, {
      key: `shortlist:${bidId}`,
      kind: 'bid.mine',
      text: (words, title) => words.shortlisted(title),
      to: [bid.user_id],
      actor: actor.userId,
    })
  await audit(
    tx,
    actor,
    { action: 'need.shortlist', subject: 'need', subjectId: need.id, detail: { bidId, isShortlisted } },
    now,
  )
}
