import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Search everything',
  placeholder: 'Search pages, competitions, datasets, discussions, people',
  hint: 'Arrow keys to choose, Enter to open, Esc to close.',
  none: (typed: string) => `Nothing found for “${typed}”`,
  noneHint: 'Try another word, or only part of a name.',
  failed: 'The search failed. Please try again.',
  found: (count: number) => plural(count, 'result'),
  clear: 'Clear history',
  groups: {
    recent: 'Recent',
    managed: 'Manage this competition',
    page: 'Pages',
    action: 'Actions',
    competition: 'Competitions',
    dataset: 'Datasets',
    thread: 'Discussions',
    article: 'News',
    expert: 'Experts',
    person: 'People',
    admin: 'Administration',
  },
  kinds: { competition: 'Competition', page: 'Admin page', user: 'User', team: 'Team' },
  actions: {
    theme: 'Switch theme',
    language: 'Switch to Chinese (中文)',
    login: 'Sign in',
    messages: 'My messages',
    notices: 'My notifications',
    settings: 'Settings',
    profile: 'My profile',
    newDataset: 'New dataset',
  },
}
