import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'

type Props = {
  name: string
  label: string
  hint: string
  accept: string
  value: File | null
  onChange: (file: File | null) => void
  /** What is wrong with it, in words. */
  problem?: string | undefined
}

/** Takes one file by dropping or choosing; the keyboard and screen readers use the input itself. */
export function FileDrop({ name, label, hint, accept, value, onChange, problem }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={clsx(
        'relative grid place-items-center gap-2 rounded-2xl border-2 border-dashed px-6 py-10 text-center transition-colors',
        'focus-within:outline-2 focus-within:outline-accent',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
      )}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        onChange(event.dataTransfer.files[0] ?? null)
      }}
    >
      <FileUp className="size-8 text-accent" aria-hidden="true" />
      <label htmlFor={id} className="font-medium">
        {label}
        <span className="absolute inset-0" aria-hidden="true" />
      </label>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-describedby={clsx(`${id}-hint`, problem && `${id}-problem`)}
        aria-invalid={problem ? true : undefined}
        className="sr-only"
        onChange={event => onChange(event.target.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {value ? <strong className="text-text">{value.name}</strong> : hint}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
