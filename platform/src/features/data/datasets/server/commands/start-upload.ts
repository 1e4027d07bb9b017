import { randomUUID } from 'node:crypto'
import type { Settings } from '../../../../../base/config/settings.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { uploadExpires } from '../../../../../base/uploads/kind.ts'
import { datasetFaults } from '../../faults.ts'
import { clashes, datasetLimits } from '../../rules.ts'
import { newPath } from './new-path.ts'
import { storedBytes } from '../quota.ts'
import { datasetUploads } from '../uploads/kind.ts'
import { ensureDraft } from './ensure-draft.ts'
import { lockPerson } from '../../../../people/identity/server/public.ts'

type Ask = {
  dataset: { id: number; competitionId: number | null }
  name: string
  size: number
  fingerprint: string
  userId: number
  settings: Pick<Settings, 'DATASET_FILE_MB' | 'DATASET_QUOTA_MB'>
  now: Date
}

const megabyte = 1024 ** 2

/**
 * A place for a file that is to come, or the one where it broke off: the same person, name, size and fingerprint. A
 * file of the draft that has this name is replaced when the new one is whole. Answers the upload's id.
 */
export async function startUpload(tx: Tx, ask: Ask): Promise<string> {
  if (ask.size > ask.settings.DATASET_FILE_MB * megabyte) throw new Failure(datasetFaults.fileTooLarge)
  const draft = await ensureDraft(tx, { datasetId: ask.dataset.id, userId: ask.userId, now: ask.now })
  const files = await tx
    .selectFrom('dataset_file')
    .select('name')
    .where('version_id', '=', draft.id)
    .execute()
  const name = newPath(
    ask.name,
    'body.name',
    files.map(file => file.name),
  )
  const before = await uploadNamed(tx, ask.dataset.id, name)
  if (before && isSame(before, ask)) {
    await tx
      .updateTable('dataset_upload')
      .set({ expires_at: uploadExpires(datasetUploads, ask.now) })
      .where('id', '=', before.id)
      .execute()
    return before.id
  }
  // Another file of this name takes the place of the one that has not arrived.
  if (before) await dropUpload(tx, before.id, ask.now)
  await requireRoom(tx, ask.dataset.id, draft.id, name)
  if (ask.dataset.competitionId === null) await requireQuota(tx, ask)
  const id = randomUUID()
  await tx
    .insertInto('dataset_upload')
    .values({
      id,
      dataset_id: ask.dataset.id,
      user_id: ask.userId,
      name,
      size: ask.size,
      fingerprint: ask.fingerprint,
      state: 'receiving',
      fault: null,
      held_by: null,
      held_until: null,
      created_at: ask.now,
      expires_at: uploadExpires(datasetUploads, ask.now),
    })
    .execute()
  return id
}

const uploadNamed = (tx: Tx, datasetId: number, name: string) =>
  tx
    .selectFrom('dataset_upload')
    .select(['id', 'user_id', 'name', 'size', 'fingerprint', 'state'])
    .where('dataset_id', '=', datasetId)
    .where('state', '<>', 'kept')
    .where('name', '=', name)
    .executeTakeFirst()

type Before = NonNullable<Awaited<ReturnType<typeof uploadNamed>>>
const isSame = (before: Before, { userId, size, fingerprint }: Ask) =>
  before.state === 'receiving' &&
  before.user_id === userId &&
  before.size === size &&
  before.fingerprint === fingerprint

/** Leaves an upload to the job that sweeps. */
export async function dropUpload(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('dataset_upload')
    .set({ dataset_id: null, expires_at: now })
    .where('id', '=', id)
    .execute()
}

async function requireRoom(tx: Tx, datasetId: number, versionId: number, name: string): Promise<void> {
  const [files, uploads] = await Promise.all([
    tx.selectFrom('dataset_file').select('name').where('version_id', '=', versionId).execute(),
    tx
      .selectFrom('dataset_upload')
      .select('name')
      .where('dataset_id', '=', datasetId)
      .where('state', '<>', 'kept')
      .execute(),
  ])
  const names = new Set([...files, ...uploads].map(row => row.name))
  // The file of exactly this name is the one that is replaced.
  names.delete(name)
  if (names.size >= datasetLimits.files) throw new Failure(datasetFaults.tooManyFiles)
  if (clashes(name, [...names]))
    throw new Failure(datasetFaults.nameTaken, { issues: [{ path: 'body.name', code: 'custom' }] })
}

async function requireQuota(tx: Tx, { userId, size, settings }: Ask): Promise<void> {
  // Uploads that begin at the same time are counted one after another.
  await lockPerson(tx, userId)
  const used = await storedBytes(tx, userId)
  if (used + size > settings.DATASET_QUOTA_MB * megabyte) throw new Failure(datasetFaults.quotaExceeded)
}
