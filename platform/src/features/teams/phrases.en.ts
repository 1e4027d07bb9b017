import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Teams',
  own: 'Your team',
  none: 'You have not signed up for this competition',
  noneHint: 'Signing up makes a team of one.',
  members: 'Members',
  captain: 'Captain',
  id: (id: number) => `Team ID ${id}`,
  name: 'Team name',
  manifesto: 'Manifesto',
  announcement: 'Announcement',
  mentor: 'Mentor',
  mentorUnit: 'Mentor’s unit',
  nameUnseen: 'The name of a team needs a letter or sign that can be seen.',
  save: 'Save',
  saved: 'Saved',
  captainOnly: 'Only the captain can edit the team.',
  others: 'All teams',
  noneFound: 'No team found',
  noneFoundHint: 'Try another name.',
  search: 'Search teams',
  searchButton: 'Search',
  people: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`,
}
