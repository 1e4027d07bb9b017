import { clsx } from 'clsx'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { Slider } from '../../../../../ui/slider.tsx'
import type { Criterion } from '../../contract.ts'
import { scoringWords } from '../../words.ts'

/** Up to so many points each has a button of its own; above it there is a slider. */
const mostButtons = 10
const typingPause = 700

const controlIn = (element: Element | null | undefined): HTMLElement | null =>
  element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>('input') ?? null

/** The points of one criterion, with what they mean. */
export function CriterionField({
  criterion,
  points,
  problem,
  isOpen,
  onChange,
}: {
  criterion: Criterion
  points: number | undefined
  problem: boolean
  isOpen: boolean
  onChange: (points: number) => void
}) {
  const { sheet: words, points: pointsLabel } = useWords(scoringWords)
  const { name, help, share, most, levels } = criterion
  const heading = useId()
  const typed = useRef({ digits: '', at: 0 })
  const give = (next: number) => onChange(Math.min(most, Math.max(0, next)))
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target, timeStamp } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const next = key === 'ArrowUp' ? currentTarget.previousElementSibling : currentTarget.nextElementSibling
      event.preventDefault()
      controlIn(next)?.focus()
    } else if (/^\d$/.test(key) && !(target instanceof HTMLInputElement && target.type === 'number')) {
      const { digits, at } = typed.current
      // Two digits one after the other are one number, such as 10.
      const joined = timeStamp - at < typingPause && Number(digits + key) <= most ? digits + key : key
      typed.current = { digits: joined, at: timeStamp }
      event.preventDefault()
      give(Number(joined))
    }
  }
  // The level that the points have reached.
  const reached = levels.find(level => points !== undefined && points >= level.points)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it
    <div
      role="group"
      aria-labelledby={heading}
      onKeyDown={isOpen ? press : undefined}
      className={clsx(
        'grid gap-2 rounded-xl border px-4 py-3 text-sm',
        problem ? 'border-bad' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id={heading} className="font-semibold">
          {name}
        </h3>
        <span className="text-muted tabular-nums">
          {points === undefined ? words.unscored(String(most)) : words.ofMost(String(points), String(most))}
          {' · '}
          {words.weight(String(Math.round(share * 10) / 10))}
        </span>
      </div>
      {help && <p className="text-muted">{help}</p>}
      {isOpen &&
        (most <= mostButtons ? (
          <RadioGroup
            label={<span className="sr-only">{`${name}: ${pointsLabel}`}</span>}
            className="flex! flex-wrap"
            value={points === undefined ? '' : String(points)}
            options={Array.from({ length: most + 1 }, (_, n) => [String(n), String(n)] as const)}
            onChange={next => give(Number(next))}
          />
        ) : (
          <div className="grid grid-cols-[1fr_6rem] items-end gap-4">
            <Slider
              label={`${name}: ${pointsLabel}`}
              min={0}
              max={most}
              step={1}
              value={points ?? 0}
              onChange={give}
            />
            <TextField
              label={pointsLabel}
              type="number"
              min={0}
              max={most}
              step={1}
              value={points === undefined ? '' : String(points)}
              onChange={next => next !== '' && give(Math.round(Number(next)))}
            />
          </div>
        ))}
      {levels.length > 0 && (
        <ul className="grid gap-1">
          {levels.map(level => (
            <li
              key={level.points}
              className={clsx(
                'flex gap-3 rounded-lg px-3 py-2',
                level === reached ? 'bg-accent-soft text-accent' : 'text-muted',
              )}
            >
              <span className="whitespace-nowrap tabular-nums">{words.level(String(level.points))}</span>
              <span>{level.text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
