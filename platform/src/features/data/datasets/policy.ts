import { baseFaults } from '../../../base/contract/faults.ts'
import type { Fault } from '../../../base/contract/failure.ts'
import { missingContact, unboundFault, type Binding } from '../../../base/contract/needed-contact.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { may } from '../../shared/roles/policy.ts'
import { editAnyDataset, editCompetitionData } from './permissions.ts'
import { admissionBlocked, type Admission } from '../../competing/registrations/rules.ts'
import { datasetFaults } from './faults.ts'
import { isSampleName } from './rules.ts'

/** Whose a dataset is: a person's, or a competition's. */
export type Ownership = { ownerId: number | null; competitionId: number | null }

/** Why this person cannot make a dataset: anybody whose binding is complete can, and organisers for their competitions. */
export function createBlocked(
  viewer: Viewer | null,
  competitionId: number | null,
  required: Binding,
): Fault | undefined {
  if (!viewer) return baseFaults.signInFirst
  const missing = missingContact(viewer, required)
  if (missing) return unboundFault(missing)
  return competitionId === null || may(viewer, editCompetitionData, competitionId)
    ? undefined
    : datasetFaults.organisersOnly
}

/** Why this person cannot edit a dataset, see its drafts or its figures: it is its owner's, its organisers', the editors'. */
export function editBlocked(viewer: Viewer | null, dataset: Ownership, required: Binding): Fault | undefined {
  if (!viewer) return baseFaults.signInFirst
  if (dataset.competitionId !== null) {
    if (!may(viewer, editCompetitionData, dataset.competitionId)) return datasetFaults.organisersOnly
  } else if (dataset.ownerId !== viewer.userId && !may(viewer, editAnyDataset)) return datasetFaults.notYours
  const missing = missingContact(viewer, required)
  return missing && unboundFault(missing)
}

/** A dataset that its organiser has taken back from competitors. */
type Withdrawable = Ownership & { isWithdrawn: boolean }
type Has = {
  signup: Admission | null
  agreed: boolean
  /** What the competition asks of people and this one lacks: the first of it. */
  lacking?: Fault | undefined
}

/** Why this reader may not download: the protocol comes first, and for a competition's data the signup. Editors have their own files. */
export function downloadBlocked(viewer: Viewer | null, dataset: Withdrawable, has: Has): Fault | undefined {
  if (!viewer) return baseFaults.signInFirst
  if (dataset.competitionId !== null) {
    if (may(viewer, editCompetitionData, dataset.competitionId)) return undefined
    if (dataset.isWithdrawn) return datasetFaults.withdrawn
    if (has.signup === null) return datasetFaults.registerFirst
    const notAdmitted = admissionBlocked(has.signup)
    if (notAdmitted) return notAdmitted
    if (has.lacking) return has.lacking
  } else if (dataset.ownerId === viewer.userId || may(viewer, editAnyDataset)) return undefined
  return has.agreed ? undefined : datasetFaults.protocolFirst
}

/** Why this reader may not see rows of the data: a competition's are for those who may download them, others for all who may see the page. */
export const previewBlocked = (viewer: Viewer | null, dataset: Withdrawable, has: Has): Fault | undefined =>
  dataset.competitionId === null ? undefined : downloadBlocked(viewer, dataset, has)

type PreviewedFile = { name: string; isCurrent: boolean }

/** The same of one file: a sample submission that stands published among the data is shown to all who may see the page. It shows how to submit, and is in none of the other files. */
export const filePreviewBlocked = (
  viewer: Viewer | null,
  dataset: Withdrawable,
  has: Has,
  file: PreviewedFile,
): Fault | undefined =>
  file.isCurrent && isSampleName(file.name) && !dataset.isWithdrawn
    ? undefined
    : previewBlocked(viewer, dataset, has)
