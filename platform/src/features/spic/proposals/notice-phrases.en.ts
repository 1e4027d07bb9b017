import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './notice-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  joined: (person, entry, edition) => `${person} joined “${entry}” (${edition})`,
  left: (person, entry, edition) => `${person} left “${entry}” (${edition})`,
  removed: (entry, edition) => `You were removed from “${entry}” (${edition})`,
  cancelled: (entry, edition) => `“${entry}” was canceled by its owner and no longer takes part (${edition})`,
  owner: (person, entry, edition) => `${person} is now the owner of “${entry}” (${edition})`,
  submitted: (title, number, sha256) =>
    `Version ${number} of the proposal “${title}” was submitted. Receipt: ${sha256}`,
  withdrawn: (title, reason) => `The proposal “${title}” was withdrawn: ${reason}`,
  decided: (title, edition) => `The result of the proposal “${title}” is published (${edition})`,
}
