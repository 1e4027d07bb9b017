import type { Translated } from '../base/web/words.ts'
import type { phrases as zh } from './saving.zh.ts'

export const phrases: Translated<typeof zh> = {
  saved: time => `Saved ${time}`,
  nothing: 'What you fill in is saved by itself',
  typing: 'Typing…',
  sending: 'Saving…',
  offline: 'The connection is away. What you typed is kept in this browser and saved once it is back.',
  busy: 'The server could not save this just now. What you typed is kept in this browser, and saving is tried again by itself.',
  team: {
    conflict: 'A teammate saved something else',
    text: 'What you filled in is still here. Save yours over theirs, or take theirs instead.',
    mine: 'Save mine',
    theirs: 'Take theirs',
  },
  window: {
    conflict: 'This was changed in another window',
    text: 'Saving by itself has stopped, and what you filled in here is still there. Choose which of the two to keep.',
    mine: 'Keep what is here',
    theirs: 'Take what is saved',
  },
}
