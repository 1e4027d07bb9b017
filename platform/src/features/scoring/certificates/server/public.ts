/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { presentCertificate } from './present.ts'
export { certificatesOf } from './reads.ts'
export { print as drawCertificate } from './pdf/print.ts'
