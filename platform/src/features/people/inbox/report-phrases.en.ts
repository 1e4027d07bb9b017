import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './report-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Reported messages',
  lead: 'Shows only the latest messages before the report. Keep them confidential.',
  states: { open: 'Open', resolved: 'Resolved' },
  stateLabel: 'Status',
  openCount: count => `Open (${count})`,
  empty: { open: 'No open reports', resolved: 'No resolved reports yet' },
  emptyHint: 'People can report a conversation from their inbox. Reports appear here.',
  about: (reporter, reported) => `${reporter} reported ${reported}`,
  reportedAt: time => `Reported ${time}`,
  reported: 'Reported',
  messages: 'Messages before the report',
  account: name => `${name}’s account`,
  reason: 'Decision and reason',
  reasonHint: 'Recorded in the audit log.',
  needReason: 'Enter your decision and the reason.',
  act: 'Mark as resolved',
  dismiss: 'Dismiss',
  outcome: {
    acted: (name, time) => `Resolved by ${name}, ${time}`,
    dismissed: (name, time) => `Dismissed by ${name}, ${time}`,
  },
}
