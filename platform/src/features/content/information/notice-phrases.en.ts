import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './notice-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  place: title => `A spot opened up at “${title}”. You are now registered.`,
  day: (title, time) => `“${title}” starts on ${time}, in less than a day.`,
  hour: (title, time) => `“${title}” starts on ${time}, in less than an hour.`,
  changed: (title, changes) => `“${title}” has changed: ${changes.join('; ')}.`,
  changes: {
    start: time => `it now starts on ${time}`,
    place: place => `it now takes place at ${place}`,
    noPlace: 'it is now online',
    link: 'the online link has changed; see the event page',
    noLink: 'it can no longer be attended online',
  },
  cancelled: (title, reason) => `“${title}” was canceled. Reason: ${reason}`,
  reinstated: (title, time) => `“${title}” is back on: it starts on ${time}.`,
  withdrawn: title =>
    `The page of “${title}” was taken down. Registration is closed and no more reminders will be sent.`,
  returned: (title, time) => `The page of “${title}” is back up: it starts on ${time}.`,
  time: (time, zone) => `${time} (${zone})`,
}
