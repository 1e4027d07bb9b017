import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './notice-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  place: title => `A place at “${title}” is free: you are no longer waiting, you are in.`,
  day: (title, time) => `“${title}” begins on ${time}, in less than a day.`,
  hour: (title, time) => `“${title}” begins on ${time}, in less than an hour.`,
  moved: (title, time) => `“${title}” is at another time: it now begins on ${time}.`,
  time: (time, zone) => `${time} (${zone})`,
}
