/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { roundCanScore } from './can-score.ts'
export { type ProvenAnswers, proofState, provenAnswers } from './proof.ts'
export { answersForArchive, answersOf } from './read.ts'
export { checkedMetric, directionOf, requireColumns, scorerOf, settingOf } from './setting.ts'

// Commands and locks: in the caller’s transaction.
export { addAnswers, copyAnswers } from './commands/add-answers.ts'
export { proveMissing } from './proof.ts'
export { lockActiveAnswers } from './read.ts'
export { useAnswers } from './commands/use-answers.ts'
export { writeSetting } from './setting.ts'
