import { Check, Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Input } from './input.tsx'

const shownFor = 2_000

async function toClipboard(text: string): Promise<boolean> {
  // Absent where the page is not served securely.
  if (!navigator.clipboard) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The reader said no.
    return false
  }
}

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
  const [isCopied, setCopied] = useState(false)
  const take = async () => {
    field.current?.select()
    if (!(await toClipboard(value))) return
    setCopied(true)
    setTimeout(() => setCopied(false), shownFor)
  }
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
        <Button variant="secondary" onClick={() => void take()}>
          {isCopied ? (
            <Check className="size-4 text-good" aria-hidden="true" />
          ) : (
            <Copy className="size-4" aria-hidden="true" />
          )}
          <span aria-live="polite">{isCopied ? copied : copy}</span>
        </Button>
      </div>
    </div>
  )
}
