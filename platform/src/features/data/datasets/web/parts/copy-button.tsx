import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { datasetWords } from '../../words.ts'

/** Puts a text on the clipboard and says that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useWords(datasetWords)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => void copy()}
      aria-label={`${isCopied ? words.copied : words.copy} ${label}`}
    >
      <Icon className="size-4" aria-hidden="true" />
      <span role="status">{isCopied ? words.copied : words.copy}</span>
    </Button>
  )
}
