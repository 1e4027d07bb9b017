import type { Answers, Field } from '../../spic/forms/fields.ts'
import { shownFields } from '../../spic/forms/rules.ts'

type Read = { fields: Field[]; answers: Answers; fileIds: number[] }

/**
 * What of a submitted form reviewers read: the fields that were asked, and in a blind review none that says whose it is.
 * Which those are is decided here: what is left no longer hangs on an answer that may be missing.
 */
export function whatIsRead(fields: readonly Field[], answers: Answers, isBlind: boolean): Read {
  const shown = shownFields(fields, answers)
    .filter(field => !isBlind || !(field.isIdentifying || field.kind === 'members'))
    .map((field): Field => ({ ...field, condition: null }))
  const keys = new Set(shown.map(field => field.key))
  return {
    fields: shown,
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key))),
    fileIds: shown.flatMap(field => {
      const given = field.kind === 'file' ? answers[field.key] : null
      return Array.isArray(given) ? given.filter(one => typeof one === 'number') : []
    }),
  }
}

/** In a blind review a file is called by its place: its name may be that of the team. */
export const blindName = (place: number, name: string, lang: 'zh-CN' | 'en-US'): string => {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''
  return lang === 'zh-CN' ? `附件 ${place}${ending}` : `Attachment ${place}${ending}`
}
