import { Slider as Base } from '@base-ui/react/slider'

/** A number between two ends, where how much matters more than which. */
export function Slider({
  label,
  min,
  max,
  step,
  value,
  text,
  onChange,
}: {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** What the number stands for, such as a day. */ text?: string
  onChange: (value: number) => void
}) {
  return (
    <Base.Root
      min={min}
      max={max}
      step={step}
      value={value}
      thumbAlignment="edge-client-only"
      onValueChange={next => onChange(Number(next))}
    >
      <Base.Control className="flex h-11 w-full cursor-pointer items-center">
        <Base.Track className="h-1.5 w-full rounded-full bg-line-strong">
          <Base.Indicator className="rounded-full bg-accent" />
          <Base.Thumb
            getAriaLabel={() => label}
            getAriaValueText={text === undefined ? null : () => text}
            className="size-5 rounded-full border border-line-strong bg-card shadow-card focus-within:outline-2 focus-within:outline-accent"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  )
}
