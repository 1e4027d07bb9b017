import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Proposal review',
  menu: 'Review',
  all: 'Chief reviewer’s pages',
  home: 'Back to home',
  signOut: 'Sign out',
  pages: {
    allproject: 'All projects',
    preliminaries: 'Preliminary shortlist',
    recycle: 'Recycle bin',
    intentionproject: 'Intended pilot projects',
    scoremanage: 'Project scores',
    projectlist: 'Project overview',
  },
  login: {
    title: 'Reviewer sign-in',
    lead: 'Sign in with the reviewer account that the organizer gave you. It is separate from your account on this site.',
    account: 'Reviewer account',
    accountHint: 'Such as wang-2020-energy',
    password: 'Password',
    passwordHint: 'The first time, enter the first password that the organizer gave you.',
    submit: 'Sign in',
    first: 'First sign-in: set your password',
    firstLead: 'The first password is right. Choose a password of your own, to sign in with from now on.',
    newPassword: 'New password',
    newPasswordHint: 'At least 10 characters; no common password, and not your account.',
    again: 'Repeat the password',
    differs: 'The two passwords differ.',
    setPassword: 'Set the password and sign in',
    code: 'Code',
    codeLead: 'We have sent a code of 6 digits to your email. It is valid for 10 minutes.',
    giveCode: 'Verify and sign in',
    back: 'Use another account',
  },
  link: {
    title: 'Enter the review',
    lead: name => `Welcome, ${name}. This is your personal link to the review.`,
    asAccount: account => `Enter as ${account}`,
    keep: 'The link is yours alone: please do not pass it on.',
    enter: 'Enter the review',
  },
  noAccess: {
    title: 'No access',
    text: 'This reviewer account cannot open that page. If you need help, ask the organizer.',
    toOwn: 'Go to my review page',
    toLogin: 'Sign in as a reviewer',
  },
  letters: {
    codeSubject: 'Your sign-in code',
    code: (code, minutes) =>
      `Your sign-in code is ${code}. It is valid for ${minutes} minutes. If you are not signing in, please tell the organizer.`,
    linkSubject: 'An invitation to review',
    link: (name, until) =>
      `Dear ${name}, please enter the review by the personal link below. It is yours alone and valid until ${until}: do not pass it on.`,
    enter: 'Enter the review',
  },
  roles: { 0: 'Chief reviewer', 1: 'Pilot partner', 2: 'Expert', 3: 'Observer' },
}
