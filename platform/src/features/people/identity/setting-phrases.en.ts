import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './setting-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  name: {
    title: 'User name',
    about: 'What others see on leaderboards, in discussions and in the search. Nobody else has it.',
    label: 'User name',
    hint: (limit: number, days: number) =>
      `Up to ${limit} characters, changed at most once in ${days} days. Your old name stays reserved for you.`,
    missing: 'Enter a user name.',
    unseen: 'There are invisible characters in this name. Remove them.',
    save: 'Save',
    saved: 'Saved.',
    notBefore: (day: string) => `Can be changed again after ${day}`,
    former: 'Former names, reserved for you:',
    comma: ', ',
  },
  display: {
    title: 'Language, theme and time zone',
    about: 'They follow your account to every device that you sign in on.',
    language: 'Language',
    languageHint:
      'E-mails to you are in it as well. The switch at the top of each page is for this device alone.',
    asBrowser: 'As the browser asks',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
    zone: 'Time zone',
    zoneHint: 'Times are shown in the zone of the competition, and in yours below where it differs.',
    asDevice: 'That of the device',
    noZone: 'There is no such time zone',
    searchZone: 'Type a city, such as Berlin',
    openZones: 'Open the list of time zones',
    save: 'Save',
  },
}
