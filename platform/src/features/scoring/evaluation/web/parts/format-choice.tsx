import { clsx } from 'clsx'
import type { fileFormats } from '../../rules.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'

type Format = (typeof fileFormats)[number]

/** Which kinds of file may be handed in, in the order in which they were chosen. */
export function FormatChoice({
  label,
  formats,
  chosen,
  onChange,
}: {
  label: string
  formats: readonly Format[]
  chosen: readonly Format[]
  onChange: (chosen: Format[]) => void
}) {
  return (
    <fieldset className="text-sm">
      <legend className="font-medium">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {formats.map(format => {
          const isChosen = chosen.includes(format)
          return (
            <label
              key={format}
              className={clsx(
                'flex items-center gap-2 rounded-full border px-3 py-1 has-focus-visible:outline-2 has-focus-visible:outline-accent',
                isChosen ? 'border-accent bg-accent-soft text-accent' : 'border-line bg-card',
              )}
            >
              <Checkbox
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter(one => one !== format) : [...chosen, format])
                }
              />
              {format}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
