import { foreignTo, langOfText, type TextLanguages } from '../../../../../base/web/text-languages.ts'
import { useLang } from '../../../../../site/use-site.ts'

/** The `lang` of a text of a competition, where it is not the page's own. */
export function useTextLang({ languages }: { languages: TextLanguages }) {
  const foreign = foreignTo(languages, useLang())
  return (text: string) => langOfText(text, foreign)
}
