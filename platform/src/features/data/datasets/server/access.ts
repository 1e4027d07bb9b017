import { Failure, type Fault } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { may } from '../../../shared/roles/policy.ts'
import { editCompetitionData } from '../permissions.ts'
import { competitionRow, findCompetition } from '../../../competing/competitions/server/public.ts'
import { admissionBlocked } from '../../../competing/registrations/rules.ts'
import { registrationOf } from '../../../competing/registrations/server/public.ts'
import { checksFailed, requirementsOf, type Check } from '../../../people/onboarding/requirements.rules.ts'
import { lacksOf } from '../../../people/onboarding/server/public.ts'
import { datasetFaults } from '../faults.ts'
import { downloadBlocked, editBlocked, filePreviewBlocked, previewBlocked } from '../policy.ts'

type Asking = Pick<Context, 'db' | 'viewer' | 'now' | 'settings'>

export type Found = {
  id: number
  ownerId: number | null
  competitionId: number | null
  currentVersionId: number | null
  isWithdrawn: boolean
  canEdit: boolean
}

async function findDataset({ db, viewer, settings }: Asking, id: number) {
  const row = await db
    .selectFrom('dataset')
    .select(['id', 'owner_id', 'competition_id', 'current_version_id', 'published_at', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Failure(datasetFaults.notFound)
  const ownership = { ownerId: row.owner_id, competitionId: row.competition_id }
  const blocked = editBlocked(viewer, ownership, settings.bindingRequired)
  const found: Found = {
    id,
    ...ownership,
    currentVersionId: row.current_version_id,
    isWithdrawn: row.withdrawn_at !== null,
    canEdit: !blocked,
  }
  return { found, publishedAt: row.published_at, blocked }
}

/** The dataset if this reader may see its page: published, or the reader's to edit. */
export async function requireReadable(asking: Asking, id: number): Promise<Found> {
  const { found, publishedAt } = await findDataset(asking, id)
  if (found.competitionId !== null) {
    // Data of a competition that one may not know of is not told of either.
    if (!(await findCompetition(asking.db, found.competitionId, asking.viewer, asking.now)))
      throw new Failure(datasetFaults.notFound)
    if (found.currentVersionId === null && !found.canEdit) throw new Failure(datasetFaults.notFound)
    if (found.isWithdrawn && !(await maySeeWithdrawn(asking, found)))
      throw new Failure(datasetFaults.notFound)
  } else if ((publishedAt === null || publishedAt > asking.now) && !isOwn(found, asking.viewer))
    throw new Failure(datasetFaults.notFound)
  return found
}

/** Whoever accepted the protocol, even an earlier one, reads why the data is gone. */
async function maySeeWithdrawn({ db, viewer }: Asking, { id, competitionId }: Found): Promise<boolean> {
  if (!viewer) return false
  if (may(viewer, editCompetitionData, competitionId ?? 0)) return true
  const row = await db
    .selectFrom('dataset_agreement')
    .select('user_id')
    .where('dataset_id', '=', id)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst()
  return row !== undefined
}

// One's own draft can be looked at even while something is not bound; to change it, everything must be.
const isOwn = (found: Found, viewer: Viewer | null) =>
  found.canEdit || (viewer !== null && found.ownerId === viewer.userId)

/** The dataset if this person may edit it. Who may not even see it is not told that it exists. */
export async function requireEditable(asking: Asking, id: number): Promise<Found> {
  const { found, blocked } = await findDataset(asking, id)
  if (!blocked) return found
  await requireReadable(asking, id)
  throw new Failure(blocked)
}

/** The version that is asked for, the current one, or what its editors are still at. Answers its id. */
export async function requireVersion(
  db: Db,
  found: Found,
  viewer: Viewer | null,
  number: number | undefined,
): Promise<number> {
  if (number === undefined && found.currentVersionId !== null) return found.currentVersionId
  const version = await db
    .selectFrom('dataset_version')
    .select('id')
    .where('dataset_id', '=', found.id)
    .$if(number !== undefined, query => query.where('number', '=', number as number))
    .$if(!isOwn(found, viewer), query => query.where('published_at', 'is not', null))
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (!version) throw new Failure(datasetFaults.versionNotFound)
  return version.id
}

/** Who downloads a competition's data takes part in it or organises it. */
export async function requireRegistered(db: Db | Tx, competitionId: number, viewer: Viewer): Promise<void> {
  if (may(viewer, editCompetitionData, competitionId)) return
  const registration = await registrationOf(db, competitionId, viewer.userId)
  const notAdmitted = registration && admissionBlocked(registration)
  if (notAdmitted) throw new Failure(notAdmitted)
  if (registration) return
  throw new Failure(datasetFaults.registerFirst, { hint: `/competitions/${competitionId}` })
}

/** Whether this person accepted the protocol as it is now. */
async function hasAgreed(db: Db, datasetId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('dataset_agreement as a')
    .innerJoin('dataset as d', 'd.id', 'a.dataset_id')
    .select('a.user_id')
    .where('a.dataset_id', '=', datasetId)
    .where('a.user_id', '=', userId)
    .where(eb =>
      eb.or([eb('d.protocol_since', 'is', null), eb('a.agreed_at', '>=', eb.ref('d.protocol_since'))]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** The first of what a competition asks of people and this one lacks. */
export async function lackingIn(db: Db, competitionId: number, userId: number): Promise<Check | undefined> {
  const asked = requirementsOf(await competitionRow(db, competitionId))
  return checksFailed(await lacksOf(db, userId, asked), `/competitions/${competitionId}/datasets`)[0]
}

const rights = async (db: Db, found: Pick<Found, 'id' | 'competitionId'>, viewer: Viewer | null) => {
  if (!viewer) return { signup: null, agreed: false, lacking: undefined, lackingHint: undefined }
  const [registration, agreed, check] = await Promise.all([
    found.competitionId === null ? null : registrationOf(db, found.competitionId, viewer.userId),
    hasAgreed(db, found.id, viewer.userId),
    found.competitionId === null ? undefined : lackingIn(db, found.competitionId, viewer.userId),
  ])
  return { signup: registration, agreed, lacking: check?.fault, lackingHint: check?.hint }
}

/** Throws why this person may not download. */
export async function requireDownloadable({ db }: Asking, found: Found, viewer: Viewer): Promise<void> {
  const has = await rights(db, found, viewer)
  const fault = downloadBlocked(viewer, found, has)
  if (fault) throw blockedBy(fault, found, has)
}

/** The same as an answer, of published data of a competition that is not withdrawn. */
export async function mayDownload(
  db: Db,
  dataset: { id: number; competitionId: number },
  viewer: Viewer,
): Promise<boolean> {
  const of = { ...dataset, ownerId: null, isWithdrawn: false }
  return downloadBlocked(viewer, of, await rights(db, dataset, viewer)) === undefined
}

/** Why this reader may not see rows of the data, if there is a reason. */
export async function previewFault(
  db: Db,
  found: Found,
  viewer: Viewer | null,
): Promise<Failure | undefined> {
  const has = await rights(db, found, viewer)
  const fault = previewBlocked(viewer, found, has)
  return fault && blockedBy(fault, found, has)
}

/** Throws why this reader may not see rows of the file; answers whether those of the files beside it may be seen too. */
export async function requirePreview(
  { db, viewer }: Asking,
  found: Found,
  file: { name: string; version_id: number },
): Promise<{ withOthers: boolean }> {
  const has = await rights(db, found, viewer)
  const isCurrent = file.version_id === found.currentVersionId
  const fault = filePreviewBlocked(viewer, found, has, { name: file.name, isCurrent })
  if (fault) throw blockedBy(fault, found, has)
  return { withOthers: !previewBlocked(viewer, found, has) }
}

function blockedBy(fault: Fault, found: Found, has: Awaited<ReturnType<typeof rights>>): Failure {
  const hint =
    fault === datasetFaults.registerFirst
      ? `/competitions/${found.competitionId}`
      : fault === has.lacking
        ? has.lackingHint
        : undefined
  return new Failure(fault, hint === undefined ? {} : { hint })
}

/** The file, if the page it stands on is one that this reader may see. */
export async function requireFile(asking: Asking, fileId: number) {
  const file = await asking.db
    .selectFrom('dataset_file as f')
    .innerJoin('dataset_version as v', 'v.id', 'f.version_id')
    .where('f.id', '=', fileId)
    .select([
      'f.id',
      'f.dataset_id',
      'f.version_id',
      'f.name',
      'f.storage_key',
      'f.sha256',
      'f.size',
      'v.published_at',
    ])
    .executeTakeFirst()
  if (!file) throw new Failure(datasetFaults.fileNotFound)
  const found = await requireReadable(asking, file.dataset_id)
  if (file.published_at === null && !isOwn(found, asking.viewer))
    throw new Failure(datasetFaults.fileNotFound)
  return { file, found }
}
