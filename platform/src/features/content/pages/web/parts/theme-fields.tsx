import { clsx } from 'clsx'
import { useWords } from '../../../../../site/use-site.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { editingWords } from '../../editing-words.ts'
import { accents, contrastOf, grounds, isColour, type Theme } from '../../theme.ts'
import { useEditing } from '../editor/editing.ts'

/** A site's colours, with how well each can be read. */
export function ThemeFields({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const { site: words } = useWords(editingWords)
  const { problemAt } = useEditing()
  const sides = [
    { label: words.accent, theme: 'light' },
    { label: words.accentDark, theme: 'dark' },
  ] as const
  return (
    <fieldset className="min-w-0" data-path="theme">
      <legend className="text-sm font-medium">{words.colours}</legend>
      <p className="mt-1 text-sm text-muted">{words.coloursHint}</p>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {sides.map(({ label, theme }) => {
          const name = accents[theme]
          const isKnown = isColour(value[name])
          const { ratio, isEnough } = contrastOf(value, theme)
          const shown = ratio.toFixed(1)
          return (
            <div key={name} className="grid gap-2">
              <TextField
                label={label}
                maxLength={7}
                value={value[name]}
                onChange={colour => onChange({ ...value, [name]: colour.toLowerCase() })}
                problem={isKnown ? problemAt(`theme.${name}`) : words.notAColour}
              />
              {isKnown && (
                <div className="flex flex-wrap items-center gap-3 text-sm" role="status">
                  <span
                    className="rounded-lg border border-line px-3 py-1 font-semibold"
                    style={{ color: value[name], background: grounds[theme] }}
                  >
                    {words.sample}
                  </span>
                  <span className={clsx('tabular-nums', isEnough ? 'text-good' : 'text-bad')}>
                    {isEnough ? words.contrast(shown) : words.lowContrast(shown)}
                  </span>
                </div>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
