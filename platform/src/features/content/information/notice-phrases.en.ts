import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './notice-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  place: title => `A place at “${title}” is free: you are no longer waiting, you are in.`,
  day: (title, time) => `“${title}” begins on ${time}, in less than a day.`,
  hour: (title, time) => `“${title}” begins on ${time}, in less than an hour.`,
  changed: (title, changes) => `“${title}” has changed: ${changes.join('; ')}.`,
  changes: {
    start: time => `it now begins on ${time}`,
    place: place => `the place is now ${place}`,
    noPlace: 'it is now held online',
    link: 'there is another online link, shown on its page',
    noLink: 'one can no longer take part online',
  },
  cancelled: (title, reason) => `“${title}” is cancelled. Why: ${reason}`,
  reinstated: (title, time) => `“${title}” takes place after all: it begins on ${time}.`,
  withdrawn: title =>
    `“${title}” was withdrawn: its page is not shown, nobody can sign up, and there will be no reminders.`,
  returned: (title, time) => `“${title}” is shown again: it begins on ${time}.`,
  time: (time, zone) => `${time} (${zone})`,
}
