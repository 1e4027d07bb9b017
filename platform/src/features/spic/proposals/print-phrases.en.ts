import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './print-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  entrant: 'Entrant',
  track: 'Track',
  version: 'Version',
  submittedAt: 'Submitted',
  receipt: 'Receipt (SHA-256)',
  files: 'Attachments',
  foot: (number, sha256) => `Version ${number} · ${sha256}`,
}
