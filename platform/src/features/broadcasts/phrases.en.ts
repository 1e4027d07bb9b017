import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

const people = (count: string) => (count === '1' ? '1 person' : `${count} people`)

export const phrases: Translated<typeof zh> = {
  title: 'Broadcasts',
  lead: 'Send a notice to some of the people. Each of them gets it once, in their own language, with a link to the competition.',
  form: {
    title: 'Write a notice',
    segment: 'To whom',
    people,
    content: 'Message',
    contentHint: (used: number, limit: number) => `${used} of ${limit} characters, without Markdown.`,
    missing: 'Write a message.',
    tooLong: (over: number) => `${over} character${over === 1 ? '' : 's'} too long.`,
    nobody: 'Nobody is in this group now.',
    send: 'Send…',
    kept: 'Kept in this browser, also when you leave the page.',
    discard: 'Clear',
  },
  segments: {
    all: {
      name: 'Everyone concerned',
      who: 'Whoever signed up (waiting, refused and disqualified included), members of teams, and the other organisers.',
    },
    signed_up: { name: 'Signed up', who: 'Admitted participants whose team is not disqualified.' },
    no_submission: {
      name: 'No submission yet',
      who: 'Signed up, but their team has not submitted anything (what was cancelled does not count).',
    },
    promoted: { name: 'Promoted', who: 'Members of the teams that were promoted last.' },
    failed_last: { name: 'Failed last', who: 'The newest submission of their team ended in failure.' },
  },
  confirm: {
    title: 'Send this notice?',
    text: (count: string, segment: string) =>
      `It goes to ${people(count)} (${segment}) and cannot be taken back.`,
    send: (count: string) => `Send to ${people(count)}`,
    zh: 'Chinese',
    en: 'English',
  },
  sent: (count: string) => `Sending to ${people(count)} has begun.`,
  past: {
    title: 'Past broadcasts',
    empty: 'Nothing has been sent yet',
    emptyHint: 'What you send is listed here, with how many it has reached.',
    by: (name: string) => `Sent by ${name}`,
    delivered: (count: string, time: string) => `Delivered to ${people(count)}, done at ${time}`,
    underWay: (done: string, all: string) => `Under way: ${done} of ${all} delivered`,
  },
}
