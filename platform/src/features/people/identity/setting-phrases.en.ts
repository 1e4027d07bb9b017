import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './setting-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  name: {
    title: 'Username',
    about: 'Shown on leaderboards, in discussions and in search. It is unique on this site.',
    label: 'Username',
    hint: (limit: number, days: number) =>
      `Up to ${limit} characters. You can change it once every ${days} days, and your old name stays reserved for you.`,
    missing: 'Enter a username.',
    unseen: 'This name contains invisible characters, piles up marks, or mixes letters that look alike.',
    save: 'Save',
    saved: 'Saved.',
    notBefore: (day: string) => `Can be changed again after ${day}`,
    former: 'Former names, reserved for you:',
    comma: ', ',
  },
  display: {
    title: 'Language, theme and time zone',
    about: 'Saved to your account, on every device you sign in on.',
    language: 'Language',
    languageHint: 'Also used for emails. The switch at the top of each page affects this device only.',
    asBrowser: 'Match browser',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'Match system' },
    zone: 'Time zone',
    zoneHint: 'Times are shown in the competition’s time zone, with yours below if it differs.',
    asDevice: 'Match device',
    noZone: 'No matching time zone',
    searchZone: 'Type a city, such as Berlin',
    openZones: 'Open the list of time zones',
    save: 'Save',
  },
}
