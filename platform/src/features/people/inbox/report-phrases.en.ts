import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './report-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Reported messages',
  lead: 'Only what the two wrote last before the report is shown. It is confidential.',
  states: { open: 'Open', resolved: 'Resolved' },
  stateLabel: 'State',
  openCount: count => `Open (${count})`,
  empty: { open: 'No open reports', resolved: 'No resolved reports yet' },
  emptyHint: 'People can report a conversation from their inbox. Reports appear here.',
  about: (reporter, reported) => `${reporter} reported ${reported}`,
  reportedAt: time => `Reported ${time}`,
  reported: 'Reported',
  messages: 'Messages before the report',
  account: name => `Account of ${name}`,
  reason: 'What you decided and why',
  reasonHint: 'Goes into the audit log.',
  needReason: 'Say what you decided and why.',
  act: 'Mark as acted on',
  dismiss: 'Dismiss',
  outcome: {
    acted: (name, time) => `Acted on by ${name}, ${time}`,
    dismissed: (name, time) => `Dismissed by ${name}, ${time}`,
  },
}
