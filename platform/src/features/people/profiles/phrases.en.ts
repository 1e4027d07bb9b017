import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Your profile',
  about: 'Some competitions accept submissions only from people with a complete profile.',
  back: 'Back to where you were',
  missing: {
    title: 'Still missing',
    none: 'Your profile is complete.',
  },
  fields: {
    email: 'E-mail',
    intro: 'Introduction',
    birthday: 'Birthday',
    industry: 'Industries',
    skill: 'Skills',
    city: 'City',
    education: 'Education',
  },
  email: {
    none: 'No e-mail address yet.',
    bind: 'Add an e-mail address',
  },
  basics: {
    title: 'Basics',
    introHint: (limit: number) => `One line, up to ${limit} characters. Shown on your profile.`,
    province: 'Province or state',
    industryHint: (limit: number) => `Up to ${limit}.`,
    industryFull: (limit: number) => `You have chosen ${limit}. Remove one to choose another.`,
    birthdayHint: 'Not shown to others; only used to work out your age.',
    save: 'Save',
    discard: 'Discard changes',
    unsaved: 'Unsaved changes, kept in this browser.',
    saved: 'Saved.',
  },
  skill: {
    hint: (most: number, limit: number) =>
      `Up to ${most}, each at most ${limit} characters, such as “NLP” or “Vision”.`,
    name: 'New skill',
    add: 'Add',
    remove: (name: string) => `Remove ${name}`,
    full: (most: number) => `You have ${most}. Remove one of them first.`,
    tooLong: (limit: number) => `At most ${limit} characters.`,
    missing: 'Enter a skill.',
    none: 'No skills added yet.',
  },
  education: {
    none: 'No education added yet.',
    school: 'School',
    major: 'Major (optional)',
    degree: 'Degree',
    start: 'From (optional)',
    end: 'To (optional)',
    add: 'Add education',
    missing: 'Enter the school.',
    remove: (school: string) => `Remove ${school}`,
    delete: 'Remove',
    until: (start: string, end: string) => `${start} – ${end}`,
    now: 'present',
  },
  degrees: {
    senior_high_school: 'Senior high school',
    junior_college: 'Junior college',
    bachelor: 'Bachelor',
    master: 'Master',
    doctor: 'Doctor',
  },
}
