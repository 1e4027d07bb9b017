import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

const people = (count: string) => (count === '1' ? '1 person' : `${count} people`)

export const phrases: Translated<typeof zh> = {
  title: 'Announcements',
  lead: 'Send an announcement to a group of people. Everyone gets it once, in their own language, with a link to the competition.',
  form: {
    title: 'New announcement',
    segment: 'Recipients',
    people,
    content: 'Message',
    contentHint: (used: number, limit: number) => `${used} of ${limit} characters, plain text.`,
    missing: 'Enter a message.',
    tooLong: (over: number) => `${plural(over, 'character')} over the limit.`,
    nobody: 'This group is empty.',
    send: 'Send…',
    kept: 'Draft saved in this browser, even if you leave the page.',
    discard: 'Clear',
  },
  segments: {
    all: {
      name: 'Everyone involved',
      who: 'Everyone who joined (including pending, declined and disqualified participants), team members and the other organizers.',
    },
    signed_up: { name: 'Participants', who: 'Approved participants whose team is not disqualified.' },
    no_submission: {
      name: 'No submission yet',
      who: 'Participants whose team has not submitted anything (canceled submissions do not count).',
    },
    promoted: { name: 'Promoted', who: 'Members of the most recently promoted teams.' },
    failed_last: { name: 'Last submission failed', who: 'Members of teams whose latest submission failed.' },
  },
  confirm: {
    title: 'Send this announcement?',
    text: (count: string, segment: string) =>
      `It goes to ${people(count)} (${segment}) and cannot be recalled.`,
    send: (count: string) => `Send to ${people(count)}`,
    zh: 'Chinese',
    en: 'English',
  },
  sent: (count: string) => `Sending to ${people(count)}.`,
  past: {
    title: 'Past announcements',
    empty: 'No announcements yet',
    emptyHint: 'Announcements you send are listed here with their delivery status.',
    by: (name: string) => `Sent by ${name}`,
    delivered: (count: string, time: string) => `Delivered to ${people(count)}, finished ${time}`,
    underWay: (done: string, all: string) => `Sending: ${done} of ${all} delivered`,
  },
}
