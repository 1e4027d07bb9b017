import type { Staff } from '../../../base/contract/staff.ts'

/** Whom calls and permissions of the staff are for. What names nobody is for administrators alone, who may do all. */
export const administrators: Staff = { roles: [] }
export const editors: Staff = { roles: ['editor'] }
export const organisers: Staff = { roles: ['organiser'] }
export const editorsAndOrganisers: Staff = { roles: ['editor', 'organiser'] }
/** Organisers of the competition that the path names. */
export const itsOrganisers: Staff = { roles: ['organiser'], own: 'named' }
/** Organisers of the competition that what was found belongs to. */
export const organisersOfIt: Staff = { roles: ['organiser'], own: 'found' }
export const certifiers: Staff = { roles: ['certifier'] }
export const allStaff: Staff = { roles: ['editor', 'organiser', 'certifier'] }
