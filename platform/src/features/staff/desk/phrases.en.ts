import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Administration',
  nav: {
    label: 'Administration sections',
    menu: 'Administration menu',
  },
  home: {
    title: 'To do',
    lead: 'What needs your attention, and how the scoring queue is doing.',
    queue: {
      title: 'Scoring queue',
      waiting: 'Waiting',
      running: 'Being scored',
      oldest: 'Longest wait',
      none: 'None',
    },
    today: {
      title: 'Last 24 hours',
      submissions: 'Submissions',
      registrations: 'New participants',
      users: 'New users',
    },
    tasks: 'Needs your attention',
    calm: 'Nothing to do right now',
    calmHint:
      'Participants to approve, appeals, reports, scoring failures and rounds that are not ready appear here.',
    open: 'Open',
  },
  siteRoles: {
    title: 'Your roles',
    lead: 'What your roles let you do.',
    editor: {
      name: 'Editor',
      text: 'You choose which competitions the home page features, and can edit any community dataset.',
      later: 'Articles cannot be edited here yet.',
    },
    certifier: {
      name: 'Identity reviewer',
      text: 'Identity verification is not open yet, so there is nothing for you to review.',
      later: 'Once it opens, requests will appear here.',
    },
    pages: { featured: 'View competitions and set featured positions', datasets: 'Browse datasets' },
  },
}
