import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Categories and organizations',
  lead: 'The categories, topics, industries and organizations used by competitions, datasets and profiles.',
  tabs: 'Catalog sections',
  kinds: {
    categories: 'Categories',
    tags: 'Topics',
    industries: 'Industries',
    organisations: 'Organizations',
    'dataset-categories': 'Dataset categories',
    partners: 'Partners',
  },
  shown: {
    categories: 'Each competition belongs to one category, and visitors can filter competitions by it.',
    tags: 'Technical topics of a competition, in two levels. They appear on competition cards, and visitors can filter by them.',
    industries: 'Industries a competition belongs to. Users also choose theirs in their profiles.',
    organisations: 'Competition hosts, shown on competition cards and pages.',
    'dataset-categories':
      'Categories on the datasets page. The first 14 form the first group, the rest the second.',
    partners: 'Shown in the footer of every page.',
  },
  empty: {
    title: kind => `No ${kind.toLowerCase()} yet`,
    hint: 'Enter a name in both languages to add the first one.',
  },
  add: {
    title: kind => `Add to ${kind.toLowerCase()}`,
    nameZh: 'Name · Chinese',
    nameEn: 'Name · English',
    code: 'Code',
    codeHint: 'Used in URLs: lower-case letters, digits and hyphens. It cannot be changed later.',
    codeWrong: 'Only lower-case letters, digits and hyphens, with no hyphen at either end.',
    parent: 'Parent topic',
    noParent: 'None (top level)',
    submit: 'Add',
    added: name => `“${name}” added`,
  },
  list: {
    find: 'Search by name',
    none: typed => `No names contain “${typed}”`,
    up: name => `Move “${name}” up`,
    down: name => `Move “${name}” down`,
    first: 'Already first',
    last: 'Already last',
    finding: 'Clear the search to change the order',
    movedTo: (name, place) => `“${name}” is now number ${place}`,
    group2: 'Second group',
    hidden: 'Hidden',
    unused: 'Not used',
  },
  entry: {
    names: 'Names',
    name: 'Name',
    introduction: 'Introduction',
    url: 'Website',
    urlHint: 'Starts with http:// or https://.',
    picture: { categories: 'Banner', organisations: 'Logo' },
    pictureHint: {
      categories:
        'Shown above the competitions list when filtered by this category. Wide images work best. PNG, JPEG or WebP.',
      organisations: 'Shown next to the name on competition pages. PNG, JPEG or WebP.',
    },
    beginners: 'For beginners',
    beginnersHint:
      'Onboarding ends with these competitions, and profiles list them under Practice.',
    parent: 'Parent topic',
    parentFixed: 'This topic has subtopics, so it must stay at the top level.',
    code: 'Code',
    hide: 'Hide',
    hideHint:
      'Hidden entries can no longer be chosen or filtered by. Competitions, datasets and people that already use it keep it.',
    hidePartner: 'No longer shown in the footer.',
    hideTag:
      'This topic and its subtopics can no longer be chosen or filtered by. Competitions that already use it keep it.',
    usedBy: 'Used by',
    unused: 'Not used anywhere.',
    using: uses => `${uses}.`,
    separator: ', ',
    someOf: 'Newest:',
    kinds: { competition: 'Competition', dataset: 'Dataset' },
    merge: 'Merge into another entry',
    mergeHint:
      'Everything that uses this entry will use the other one, and this entry is removed. This cannot be undone.',
    mergeInto: 'Merge into',
    mergeChoose: 'Choose',
    mergeNone: 'There are no entries to merge into.',
    mergeFirst: 'Choose an entry to merge into first.',
    mergeSubmit: 'Merge',
    mergeTitle: (from, into) => `Merge “${from}” into “${into}”?`,
    mergeText: into =>
      `Everything that uses this entry will use “${into}”, and this entry is removed. This cannot be undone.`,
    remove: 'Remove',
    removeHint: 'This cannot be undone, but you can add an entry with the same name again.',
    removeBlocked: uses =>
      `Used by ${uses}, so it cannot be removed. Hide it or merge it into another entry instead.`,
    removeTitle: name => `Remove “${name}”?`,
    unsaved: 'Save or discard your changes first.',
  },
}
