import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

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

/** Takes a text along. `select` marks where it stands, for browsers that refuse the clipboard: it is then copied by hand. */
export function CopyButton({
  text,
  copy,
  copied,
  select,
  size = 'medium',
}: {
  text: string
  copy: string
  copied: string
  select: () => void
  size?: 'small' | 'medium'
}) {
  const [isCopied, setCopied] = useState(false)
  const take = async () => {
    select()
    if (!(await toClipboard(text))) return
    setCopied(true)
    setTimeout(() => setCopied(false), shownFor)
  }
  return (
    <Button variant="secondary" size={size} onClick={() => void take()}>
      {isCopied ? (
        <Check className="size-4 text-good" aria-hidden="true" />
      ) : (
        <Copy className="size-4" aria-hidden="true" />
      )}
      <span aria-live="polite">{isCopied ? copied : copy}</span>
    </Button>
  )
}
