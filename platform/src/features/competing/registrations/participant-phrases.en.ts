import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './participant-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Participants',
  lead: 'Everyone who signed up. If signups need approval, people cannot submit or download data until approved.',
  open: 'Signups are approved automatically.',
  openLink: 'Change signup settings',
  searchLabel: 'Start of a name or e-mail, or a user ID',
  found: (count: string) => plural(count, 'person', 'people'),
  tab: (name: string, count: string) => `${name} ${count}`,
  states: { pending: 'Pending', approved: 'Approved', refused: 'Refused' },
  none: 'Nobody has signed up yet',
  noneHint: 'People appear here once the competition is published and open for signup.',
  empty: 'No matching participants',
  emptyHint: 'Try other filters.',
  person: 'Person',
  entry: 'Entry form',
  noEntry: 'Not filled in',
  time: 'Signed up',
  agreement: (version: number) => `Accepted agreement v${version}`,
  outdated: (version: number) => `Accepted only the old agreement v${version}`,
  invitedBy: (name: string) => `Invited by ${name}`,
  captain: 'captain',
  approve: 'Approve',
  refuse: 'Refuse',
  chosen: (count: string) => `${count} selected`,
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all on this page',
  refuseTitle: (count: string) => `Refuse ${plural(count, 'signup')}?`,
  refuseText:
    'They are notified with your reason and cannot submit or download data. You can still approve them later.',
  actions: 'Actions',
}
