/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { handleStaff, handleStaffOf } from './handle-staff.ts'
