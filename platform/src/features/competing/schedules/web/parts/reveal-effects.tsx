import { Eye, EyeOff } from 'lucide-react'
import { useWords } from '../../../../../site/use-site.ts'
import { revealWords } from '../../reveal-words.ts'

/** Exactly what a reveal makes visible, and what stays hidden. */
export function RevealEffects() {
  const words = useWords(revealWords)
  const parts = [
    [words.becomes, words.becomesList, Eye],
    [words.stays, words.staysList, EyeOff],
  ] as const
  return (
    <div className="grid gap-4 text-sm sm:grid-cols-2">
      {parts.map(([title, list, Icon]) => (
        <div key={title}>
          <p className="flex items-center gap-2 font-medium">
            <Icon className="size-4 text-muted" aria-hidden="true" />
            {title}
          </p>
          <ul className="mt-1 list-disc pl-6 text-muted">
            {Object.values(list).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
