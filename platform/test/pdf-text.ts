import { execFileSync } from 'node:child_process'

/** What a PDF says, as whoever selects its text gets it. */
export const pdfText = (file: Uint8Array, ...how: string[]): string =>
  execFileSync('pdftotext', [...how, '-', '-'], { input: file, encoding: 'utf8' })
