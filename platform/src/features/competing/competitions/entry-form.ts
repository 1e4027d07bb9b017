import { localize, type Lang } from '../../../base/web/language.ts'

/** One question of the entry form; the organiser writes it in both languages. */
export type EntryField = {
  key: string
  labelZh: string
  labelEn: string
  kind: 'line' | 'text' | 'choice'
  required: boolean
  /** What a choice offers; what is kept, in whichever language it was chosen. */
  choices: readonly string[]
  /** What each is called in English, in the same order; none where both languages say the same. */
  choicesEn?: readonly string[]
}

/** What somebody answered, by the questions' keys. */
export type Entry = Record<string, string>

const longest = { line: 200, text: 2_000 }

/** How an answer reads: a choice by its name in the reader's language, anything else as it was typed. */
export function shownAnswer({ choices, choicesEn = [] }: EntryField, answer: string, lang: Lang): string {
  return localize({ zh: answer, en: choicesEn[choices.indexOf(answer)] ?? answer }, lang)
}

/** The most that an answer to this question may hold. */
export const longestAnswer = ({ kind }: Pick<EntryField, 'kind'>): number =>
  kind === 'text' ? longest.text : longest.line

/** The required questions that this entry leaves open: those asked since somebody signed up among them. */
export const openQuestions = <F extends Pick<EntryField, 'key' | 'required'>>(
  fields: readonly F[],
  entry: Entry,
): F[] => fields.filter(field => field.required && !answerTo(field.key, entry))

const answerTo = (key: string, entry: Entry): string =>
  (Object.hasOwn(entry, key) ? (entry[key] ?? '') : '').normalize('NFC').trim()

export type EntryProblem = {
  key: string
  code: 'required' | 'too_big' | 'invalid_value' | 'unrecognized_keys'
}

/** An entry as it is kept, and everything that is wrong with it: what is asked but not answered, and the reverse. */
export function readEntry(
  fields: readonly EntryField[],
  given: Entry,
): { entry: Entry; problems: EntryProblem[] } {
  const entry: Entry = {}
  const problems: EntryProblem[] = []
  for (const field of fields) {
    const answer = answerTo(field.key, given)
    if (answer !== '') entry[field.key] = answer
    const code = problemOf(field, answer)
    if (code) problems.push({ key: field.key, code })
  }
  for (const key of Object.keys(given))
    if (!fields.some(field => field.key === key)) problems.push({ key, code: 'unrecognized_keys' })
  return { entry, problems }
}

function problemOf(field: EntryField, answer: string): EntryProblem['code'] | undefined {
  if (answer === '') return field.required ? 'required' : undefined
  if (field.kind === 'choice' && !field.choices.includes(answer)) return 'invalid_value'
  return answer.length > longestAnswer(field) ? 'too_big' : undefined
}
