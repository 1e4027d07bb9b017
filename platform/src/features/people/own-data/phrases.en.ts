import type { phrases as zh } from './phrases.zh.ts'

export const phrases: typeof zh = {
  title: 'Your data',
  about: 'Download your data, or delete your account.',
  download: {
    title: 'Download your data',
    text: 'Your profile with avatar and banner, messages, discussions, competitions, teams, submissions with their files, and your datasets with all files, in one ZIP. We notify you when it is ready and keep it for seven days. Identity documents (numbers and photos) are not included.',
    ask: 'Request download',
    asked: time => `Requested ${time}`,
    waiting: 'Preparing. We will notify you when it is ready; you can leave this page.',
    failed: 'Could not prepare the download. Please try again.',
    until: time => `Available until ${time}`,
    take: size => `Download (${size})`,
    none: 'No downloads yet.',
  },
  deletion: {
    title: 'Delete account',
    text: 'You have 14 days to change your mind. After that:',
    gone: 'Your profile, avatar, career, follows, bookmarks, notifications, access tokens and identity verification are permanently deleted.',
    kept: 'Competition submissions, scores and ranks, and your discussion posts stay, under the name “Former participant”.',
    teams: 'The longest-standing member becomes captain of each team you lead.',
    signOn: 'Your sign-in details (email, phone and password) are deleted as well.',
    signOnStays:
      'You sign in through another site. Your account there is not deleted; delete it there if you wish.',
    again: 'Confirm it is you',
    againText: 'Enter your password again first.',
    ask: 'Delete account…',
    sure: 'Delete your account?',
    sureText: 'It takes effect in 14 days. Until then you can sign in and cancel it.',
    submit: 'Delete in 14 days',
    due: time => `Your account will be deleted on ${time}`,
    dueText: 'Changed your mind? Cancel the deletion and nothing changes.',
    cancel: 'Keep my account',
  },
}
