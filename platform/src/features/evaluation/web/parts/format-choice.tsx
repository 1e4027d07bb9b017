import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { localize } from '../../../../base/web/language.ts'
import { useLang } from '../../../../site/use-site.ts'

type Option<V> = { value: V; nameZh: string; nameEn: string; isChild?: boolean }

/** Several of a list, in the order in which they were chosen. */
export function Choices<V extends string | number>({
  label,
  hint,
  empty,
  options,
  chosen,
  onChange,
}: {
  label: string
  hint?: string
  /** What stands here while there is nothing to choose from. */
  empty?: ReactNode
  options: readonly Option<V>[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
}) {
  const lang = useLang()
  return (
    <fieldset className="text-sm">
      <legend className="font-medium">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(option => {
          const isChosen = chosen.includes(option.value)
          return (
            <label
              key={option.value}
              className={clsx(
                'flex items-center gap-2 rounded-full border px-3 py-1 has-focus-visible:outline-2 has-focus-visible:outline-accent',
                isChosen ? 'border-accent bg-accent-soft text-accent' : 'border-line bg-card',
                option.isChild && 'text-xs',
              )}
            >
              <input
                type="checkbox"
                className="accent-accent"
                checked={isChosen}
                onChange={() =>
                  onChange(
                    isChosen ? chosen.filter(value => value !== option.value) : [...chosen, option.value],
                  )
                }
              />
              {localize({ zh: option.nameZh, en: option.nameEn }, lang)}
            </label>
          )
        })}
      </div>
      {options.length === 0 && empty}
      {hint && options.length > 0 && <p className="mt-1 text-muted">{hint}</p>}
    </fieldset>
  )
}
