import { useId, useRef } from 'react'
import { CopyButton } from './copy-button.tsx'
import { Input } from './input.tsx'

/** A text to take along. Where the browser refuses the clipboard, the text is selected, ready to be copied by hand. */
export function CopyField({
  label,
  value,
  copy,
  copied,
}: {
  label: string
  value: string
  copy: string
  copied: string
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <div>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <Input
          id={id}
          ref={field}
          readOnly
          value={value}
          onFocus={event => event.target.select()}
          className="min-w-0 font-mono text-sm"
        />
        <CopyButton text={value} copy={copy} copied={copied} select={() => field.current?.select()} />
      </div>
    </div>
  )
}
