import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Privacy',
  about:
    'Who sees what on your profile. Your user name, picture, introduction, place, industries and skills are always public.',
  saved: 'Saved.',
  audiences: { everybody: 'Everybody', mutual: 'Mutual followers', nobody: 'Nobody' },
  followed: { everybody: 'Everybody you follow', mutual: 'Mutual followers', nobody: 'Nobody' },
  home: 'Your home page',
  switches: {
    competitions: { label: 'Competitions you joined', hint: 'History, ranks and medals' },
    myDynamics: { label: 'Your activity', hint: 'Sign-ups, scores, posts, and the calendar of them' },
    othersDynamics: {
      label: 'Whose activity you see',
      hint: 'Under “People you follow” on the home page',
    },
    work: {
      label: 'Company, career and accomplishments',
      hint: 'Employers and positions, articles, projects and prizes',
    },
    education: { label: 'Education and age', hint: 'Schools, majors and degrees, and your age in years' },
    email: { label: 'E-mail', hint: 'The address that you verified' },
  },
  search: {
    title: 'Search',
    label: 'Let others find me by my user name',
    hint: 'When off, nobody finds you in the search for people or for receivers of messages. Leaderboards and discussions still show your name.',
  },
  blocked: {
    title: 'Blocked people',
    about: 'They cannot follow you, write to you or ask to join your team.',
  },
}
