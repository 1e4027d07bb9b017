import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './browse-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  list: {
    title: 'Competitions',
    description: 'Current, upcoming and past data competitions.',
    search: 'Search competitions',
    filters: 'Filters',
    type: 'Type',
    category: 'Category',
    tag: 'Topic',
    industry: 'Industry',
    status: 'Status',
    sort: 'Sort by',
    all: 'All',
    found: (count: string) => `${count} competition${count === '1' ? '' : 's'}`,
    empty: 'No matching competitions',
    emptyHint: 'Try another search or fewer filters.',
    clear: 'Clear filters',
    none: 'No competitions yet',
    noneHint: 'The first one will appear here once it is published.',
    make: 'New competition',
  },
  sorts: {
    default: 'Relevance',
    newest: 'Newest',
    ending: 'Ending soon',
    reward: 'Highest prize',
    popular: 'Most teams',
  },
  privateEntry: {
    title: 'Enter a private competition',
    lead: 'Enter the access code from the organizer.',
    id: 'Competition ID',
    idHint: 'The number in the competition’s URL.',
    code: 'Access code',
    enter: 'Enter',
    needId: 'Enter the competition ID.',
    needCode: 'Enter the access code.',
  },
}
