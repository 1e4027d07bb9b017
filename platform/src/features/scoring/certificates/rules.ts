import { filled, type Lang } from '../../../base/web/language.ts'
import { plainCode } from '../../../base/plain-code.ts'
import type { Template } from './template.ts'

/** What the award of a rank is called, to readers of either language. */
export function awardOf(
  { awards, restZh, restEn }: Pick<Template, 'awards' | 'restZh' | 'restEn'>,
  rank: number,
): { zh: string; en: string } {
  const award = awards.find(one => rank <= one.upTo)
  return filled(award ?? { zh: restZh, en: restEn })
}

/** The number that people read: year, competition, and the how-manieth of it. */
export const numberOf = (of: { issuedOn: string; competitionId: number; serial: number }): string =>
  `${of.issuedOn.slice(0, 4)}-${of.competitionId}-${String(of.serial).padStart(5, '0')}`

/** Crockford's base 32: no letter that could be read as another or as a digit. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
export const codeLength = 20

/** A code from random bytes: five bits of each, so a hundred in all. */
export const codeFrom = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, codeLength)].map(byte => signs[byte % 32]).join('')

/** What somebody typed from paper: in either case, with what can be confused put right. */
export const readCode = (typed: string): string =>
  plainCode(typed).toLowerCase().replaceAll('-', '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

export type Facts = {
  number: string
  name: string
  team: string
  rank: number
  competition: string
  award: string
  /** `YYYY-MM-DD` */
  issuedOn: string
}

/** A day as a certificate says it. */
export function dayText(day: string, lang: Lang): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (lang === 'zh-CN') return `${year}年${month}月${date}日`
  const months = 'January February March April May June July August September October November December'
  return `${date} ${months.split(' ')[month - 1]} ${year}`
}

/** 1st, 2nd, 3rd, 11th, 21st. */
export function ordinal(rank: number): string {
  const [tens, ones] = [rank % 100, rank % 10]
  if (tens >= 11 && tens <= 13) return `${rank}th`
  return `${rank}${ones === 1 ? 'st' : ones === 2 ? 'nd' : ones === 3 ? 'rd' : 'th'}`
}

/** A text of a template with what its fields stand for; what is no field stays as it is. */
export function fillFields(source: string, facts: Facts, lang: Lang): string {
  const fields: Record<string, string> = {
    name: facts.name,
    team: facts.team,
    rank: lang === 'zh-CN' ? String(facts.rank) : ordinal(facts.rank),
    competition: facts.competition,
    award: facts.award,
    date: dayText(facts.issuedOn, lang),
  }
  // In one pass: a name that reads like a field is a name.
  return source.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fields[name] ?? whole)
}
