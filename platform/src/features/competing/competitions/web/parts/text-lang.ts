import {
  foreignTo,
  hasForeign,
  langOfText,
  type TextLanguages,
} from '../../../../../base/web/text-languages.ts'
import { useLang } from '../../../../../site/use-site.ts'
import type { CompetitionData } from './competition-data.ts'

/** The `lang` of a text of a competition, where it is not the page's own. */
export function useTextLang({ languages }: { languages: TextLanguages }) {
  const foreign = foreignTo(languages, useLang())
  return (text: string) => langOfText(text, foreign)
}

/** Whether something that this reader sees of a competition is in the other language; what was kept in theirs is not. */
export function useIsForeign(competition: CompetitionData): boolean {
  const { title, summary, reward, agreement, texts, faq, schedules, entryForm } = competition
  const seen = [
    title,
    summary,
    reward,
    agreement.html,
    ...texts.map(text => text.html),
    ...faq.flatMap(({ question, html }) => [question, html]),
    ...schedules.flatMap(round => [round.title, ...round.boards.map(({ name }) => name)]),
    ...entryForm.fields.flatMap(({ label, choices }) => [label, ...choices.map(choice => choice.label)]),
  ]
  return hasForeign(seen, foreignTo(competition.languages, useLang()))
}
