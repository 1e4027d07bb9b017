import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './notice-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  interest: (title, edition) => `A partner is interested in your proposal “${title}” (${edition})`,
  answered: {
    agreed: title => `The team agreed to your interest in “${title}”`,
    refused: title => `The team declined your interest in “${title}”`,
  },
  answeredText: {
    agreed: title =>
      `The team of “${title}” agreed to your interest. Open the review area to see how to reach them.`,
    refused: title => `The team of “${title}” declined your interest. Your contact was not given to them.`,
  },
  open: 'Open the projects of interest',
  slot: (title, edition, time, minutes, place) =>
    `You defend “${title}” (${edition}) on ${time}, for ${minutes} minutes${place ? `, at ${place}` : ''}`,
  noSlot: (title, edition, time) =>
    `Your defense of “${title}” (${edition}) on ${time} is canceled. You will be told if there is a new time`,
}
