import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { mostIndustries } from '../../details.rules.ts'
import { profileWords } from '../../words.ts'

type Industry = { code: string; nameCn: string; nameEn: string }

/** Some of the known industries, and why no other can be chosen once there are enough. */
export function Industries({
  label,
  known,
  chosen,
  problem,
  onChange,
}: {
  label: string
  known: readonly Industry[]
  chosen: readonly string[]
  problem?: string | undefined
  onChange: (chosen: readonly string[]) => void
}) {
  const { basics: words } = useWords(profileWords)
  const lang = useLang()
  const isFull = chosen.length >= mostIndustries
  return (
    <fieldset className="grid gap-2 text-sm">
      <legend className="font-medium">{label}</legend>
      <p className="text-muted" role="status">
        {isFull ? words.industryFull(mostIndustries) : words.industryHint(mostIndustries)}
      </p>
      <div className="flex flex-wrap gap-2">
        {known.map(one => {
          const isChosen = chosen.includes(one.code)
          return (
            <label
              key={one.code}
              className="flex cursor-pointer items-center gap-2 rounded-full border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:text-muted"
            >
              <Checkbox
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter(code => code !== one.code) : [...chosen, one.code])
                }
              />
              {localize({ zh: one.nameCn, en: one.nameEn }, lang)}
            </label>
          )
        })}
      </div>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
