import type { TextLanguages } from '../../../../../base/web/text-languages.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { authoredWords } from '../../authored-words.ts'

/** Asked before any text is: which languages the competition is written in. */
export function LanguagesField({
  value,
  onChange,
  hint,
}: {
  value: TextLanguages
  onChange: (value: TextLanguages) => void
  hint?: string | undefined
}) {
  const { languages: words } = useWords(authoredWords)
  return (
    <div className="grid gap-1">
      <RadioGroup
        label={words.label}
        value={value}
        onChange={onChange}
        options={(['zh', 'en', 'both'] as const satisfies readonly TextLanguages[]).map(
          one => [one, words.names[one]] as const,
        )}
      />
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  )
}
