import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import type { Field, GivenAnswer } from '../../fields.ts'
import { formWords } from '../../words.ts'

/** The limits of a field, in words; empty of one that has none. */
export function useLimitsOf(): (field: Field) => string {
  const words = useWords(formWords)
  const between = (least: string | null, most: string | null, one: typeof bounds) =>
    least !== null && most !== null
      ? words.range(least, most)
      : least !== null
        ? one.least(least)
        : most !== null
          ? one.most(most)
          : ''
  const bounds = { least: words.atLeast, most: words.atMost }
  return field => {
    switch (field.kind) {
      case 'number':
        return [
          between(typed(field.least), typed(field.most), bounds),
          words.decimals(String(field.decimals)),
        ]
          .filter(text => text !== '')
          .join(words.and)
      case 'date':
        return between(field.earliest, field.latest, { least: words.from, most: words.until })
      case 'file':
        return words.fileLimits(
          field.kinds.map(kind => words.fileKinds[kind]).join(words.and),
          String(field.most),
          formatBytes(field.mostBytes),
        )
      case 'table':
        return words.mostRows(formatCount(field.most))
      case 'members':
        return words.mostMembers(String(field.most))
      case 'budget':
        return field.most === null ? '' : words.budget.most(formatCount(field.most))
      default:
        return ''
    }
  }
}

const typed = (value: number | null): string | null => (value === null ? null : String(value))

/** What stands below a field while it is filled in: its help, its limits, how much was typed. */
export function useHintOf(): (field: Field, answer: GivenAnswer) => string {
  const words = useWords(formWords)
  const lang = useLang()
  const limitsOf = useLimitsOf()
  return (field, answer) => {
    const length =
      field.kind === 'text' || field.kind === 'longText'
        ? words.length(formatCount(typeof answer === 'string' ? answer.length : 0), formatCount(field.most))
        : ''
    return [localize(field.help, lang), limitsOf(field), length].filter(text => text !== '').join(' · ')
  }
}
