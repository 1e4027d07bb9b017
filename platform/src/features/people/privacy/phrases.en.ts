import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Privacy',
  about:
    'Who can see what on your profile. Your username, avatar, bio, location, industries and skills are always public.',
  saved: 'Saved.',
  audiences: { everybody: 'Everyone', mutual: 'Mutual followers', nobody: 'No one' },
  followed: { everybody: 'Everyone you follow', mutual: 'Mutual followers', nobody: 'No one' },
  home: 'Your home page',
  switches: {
    competitions: { label: 'Competitions you joined', hint: 'History, ranks and medals' },
    myDynamics: {
      label: 'Your activity',
      hint: 'Competitions joined, scores, posts, and your activity calendar',
    },
    othersDynamics: {
      label: 'Whose activity you see',
      hint: 'Under “People you follow” on the home page',
    },
    work: {
      label: 'Company, career and accomplishments',
      hint: 'Employers and positions, articles, projects and prizes',
    },
    education: { label: 'Education and age', hint: 'Schools, majors and degrees, and your age in years' },
    email: { label: 'Email', hint: 'Your verified address' },
  },
  search: {
    title: 'Search',
    label: 'Let others find me by username',
    hint: 'When off, you do not appear in people search or when others choose message recipients. Leaderboards and discussions still show your name.',
  },
  blocked: {
    title: 'Blocked people',
    about: 'They cannot follow you, message you or ask to join your team.',
  },
}
