import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Administration',
  nav: {
    label: 'Administration sections',
    menu: 'Administration menu',
    home: 'To do',
    competitions: 'Competitions',
    catalogue: 'Categories and organisations',
    users: 'Users and roles',
    audit: 'Audit log',
    health: 'System health',
  },
  search: {
    button: 'Search',
    shortcut: 'Ctrl K',
    title: 'Search competitions, users and teams',
    placeholder: 'Name, ID or e-mail',
    hint: 'Type the start of a name, an ID or a full e-mail address. Use the arrow keys to choose and Enter to open.',
    none: (typed: string) => `Nothing found for “${typed}”`,
    failed: 'The search failed. Please try again.',
    found: (count: number) => plural(count, 'result'),
    kinds: { competition: 'Competition', user: 'User', team: 'Team' },
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
      registrations: 'Signups',
      users: 'New users',
    },
    tasks: 'Needs your attention',
    calm: 'Nothing to do right now',
    calmHint:
      'Signups to approve, appeals, reports, scoring failures and rounds that are not ready will appear here.',
    kinds: {
      failedJobs: (count: string) => `${plural(count, 'background job')} failed: retry or delete`,
      scorerFaults: (count: string) =>
        `${plural(count, 'submission')} failed in the last 7 days because of the scoring setup`,
      unready: (count: string) =>
        `${plural(count, 'current or upcoming round has', 'current or upcoming rounds have')} no metric, file format or answers`,
      rescores: (count: string) =>
        `${count} re-scoring${count === '1' ? ' is' : 's are'} complete and waiting to be switched`,
      appeals: (count: string) => `${plural(count, 'appeal')} to answer`,
      reports: (count: string) => `${plural(count, 'reported post')} to look at`,
      findings: (count: string) => `${plural(count, 'integrity finding')} to judge`,
      participants: (count: string) => `${plural(count, 'signup')} to approve`,
      drafts: (_count: string) => 'Starts within two weeks but is not published yet',
    },
    open: 'Open',
  },
  siteRoles: {
    title: 'Your roles',
    lead: 'What you can do in the administration.',
    editor: {
      name: 'Editor',
      text: 'You choose which competitions the home page features, and may edit anybody’s community dataset.',
      later: 'Articles cannot be edited here yet.',
    },
    certifier: {
      name: 'Certifier',
      text: 'Identity verification is not open yet, so there is nothing for you to review.',
      later: 'Once it opens, requests will appear here.',
    },
    pages: { featured: 'See competitions and set their featured positions', datasets: 'Browse datasets' },
  },
}
