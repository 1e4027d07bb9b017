import { editors, organisersOfIt } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** Make, edit and download the data of a competition. */
export const editCompetitionData = definePermission('dataset.of-competition', organisersOfIt)

/** Edit and download anybody’s dataset. */
export const editAnyDataset = definePermission('dataset.of-anybody', editors)
