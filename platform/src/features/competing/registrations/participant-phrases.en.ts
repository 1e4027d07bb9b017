import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './participant-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Participants',
  lead: 'Everyone who joined. If participants need approval, they cannot submit or download data until approved.',
  open: 'Participants are approved automatically.',
  openLink: 'Change participation settings',
  searchLabel: 'Start of a name or email, or a user ID',
  found: (count: string) => plural(count, 'person', 'people'),
  tab: (name: string, count: string) => `${name} ${count}`,
  states: { pending: 'Pending', approved: 'Approved', refused: 'Declined' },
  none: 'No participants yet',
  noneHint: 'Participants appear here once the competition is published and open to join.',
  empty: 'No matching participants',
  emptyHint: 'Try other filters.',
  person: 'Participant',
  entry: 'Entry form',
  noEntry: 'Not filled in',
  time: 'Joined',
  agreement: (version: number) => `Accepted agreement v${version}`,
  outdated: (version: number) => `Accepted only the old agreement v${version}`,
  invitedBy: (name: string) => `Invited by ${name}`,
  captain: 'captain',
  approve: 'Approve',
  refuse: 'Decline',
  chosen: (count: string) => `${count} selected`,
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all on this page',
  refuseTitle: (count: string) => `Decline ${plural(count, 'participant')}?`,
  refuseText:
    'They are notified with your reason and cannot submit or download data. You can still approve them later.',
  actions: 'Actions',
}
