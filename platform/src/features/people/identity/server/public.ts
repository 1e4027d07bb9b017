/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { isLastAdministrator } from './administrators.ts'
export {
  citiesAbroad,
  detailsOf,
  findPeople,
  isHiddenFromSearch,
  leftAmong,
  lastAddressOf,
  memberSince,
  namesEver,
  organisersOf,
  ownAccount,
  personOf,
  receiversAmong,
  staffWith,
  userNames,
} from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { askConsent, keepConsent } from './commands/consent.ts'
export { eraseAccount } from './commands/erase-account.ts'
export { deviceCookie, keepTraces } from './commands/keep-traces.ts'
export { noteSignOnRemoved, refuseSignOn } from './commands/leaving-sign-on.ts'
export { makeOrganiser } from './commands/make-organiser.ts'
export { saveDetails } from './commands/save-details.ts'
export { wearPicture } from './commands/wear-picture.ts'
export { lockPerson } from './reads.ts'
export { removeSignOnAccount } from './remove-sign-on-account.ts'
