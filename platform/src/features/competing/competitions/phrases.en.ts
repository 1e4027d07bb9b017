import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  types: { computing: 'Algorithm', solution: 'Solution' },
  statuses: {
    all: 'Any status',
    notStarted: 'Not started',
    running: 'Running',
    ended: 'Ended',
    signup: 'Open to join',
  },
  states: {
    not_started: 'Not started',
    can_signup: 'Open to join',
    in_service: 'Running',
    out_service: 'Ended',
  },
  card: {
    teams: (count: string) => plural(count, 'team'),
    starts: (time: string) => `Starts ${time}`,
    ends: (time: string) => `Ends ${time}`,
    ended: (time: string) => `Ended ${time}`,
    reward: 'Prize',
    left: {
      days: (count: number) => `${count} days left`,
      hours: (count: number) => `${plural(count, 'hour')} left`,
      soon: () => 'Under an hour left',
    },
    until: {
      days: (count: number) => `in ${count} days`,
      hours: (count: number) => `in ${plural(count, 'hour')}`,
      soon: () => 'within the hour',
    },
  },
  about: {
    invite: (title: string) => `Invite friends to “${title}” and see who has invited the most.`,
    datasets: (title: string) =>
      `Training data, test data and a sample submission of “${title}”, with column descriptions and data use terms.`,
    ranking: (title: string) =>
      `The live leaderboard of “${title}”: best scores, rank changes and submissions.`,
    'weekly-rankings': (title: string) => `The leaderboard of “${title}” at the end of each day.`,
    discuss: (title: string) => `Questions, answers and ideas about “${title}”.`,
    faq: (title: string) => `Questions and answers about “${title}”.`,
    submits: (title: string) => `Submit predictions for “${title}” and see your scores.`,
    teams: (title: string) => `Teams in “${title}”, including your own.`,
  },
  tabs: {
    label: 'Competition',
    default: 'Overview',
    datasets: 'Data',
    ranking: 'Leaderboard',
    'weekly-rankings': 'Daily leaderboards',
    submits: 'Submit',
    teams: 'Teams',
    discuss: 'Discussion',
    'source-code': 'Code',
    faq: 'FAQ',
    invite: 'Invite',
    undisposed: 'pending requests',
  },
  detail: {
    /** Said to readers of the other language than it is written in. */
    onlyOther: 'This competition is in Chinese only.',
    participants: 'Participants',
    teams: 'Teams',
    reward: 'Prize',
    zone: (zone: string) => `Times are in ${zone}`,
    readerZone: (zone: string) => `yours is ${zone}`,
    size: 'Team size',
    sizeCount: (count: number) => `Up to ${count}`,
  },
  code: {
    title: 'Submit your code',
    hint: 'Upload a ZIP or tar.gz. The organizer reproduces and reviews it.',
    open: 'Go to code',
  },
  phases: {
    label: 'Schedule',
    start: 'Starts',
    listA: 'Public leaderboard closes',
    listB: 'Private leaderboard',
    end: 'Ends',
  },
  signup: {
    button: 'Join competition',
    submit: 'Make a submission',
    submissions: 'View submissions',
    register: 'Create account to join',
    code: 'Submit code',
    codes: 'View code',
    login: 'Sign in to join',
    verify: {
      email: 'Verify email to join',
      phone: 'Verify phone to join',
      either: 'Verify email or phone to join',
      both: 'Verify phone and email to join',
    },
    team: 'Your team',
    edit: 'Your entry form',
  },
  organiser: {
    manages: 'You manage this competition.',
    preview: 'This is what visitors see.',
    manage: 'Manage competition',
  },
}
