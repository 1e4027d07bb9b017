import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { medals, type Medal } from '../../rules.ts'
import { ratingWords } from '../../words.ts'

/** How many medals of each kind; in words to those who hear it. */
export function Medals({ counts }: { counts: Record<Medal, number> }) {
  const words = useWords(ratingWords)
  const won = medals.filter(medal => counts[medal] > 0)
  if (won.length === 0)
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.noMedal}</span>
      </span>
    )
  return (
    <span className="inline-flex gap-1.5 tabular-nums">
      {won.map(medal => (
        <span key={medal}>
          <span className="medal" data-place={medals.indexOf(medal) + 1} aria-hidden="true">
            {formatCount(counts[medal])}
          </span>
          <span className="sr-only">{words.medalCount(words.medals[medal], counts[medal])}</span>
        </span>
      ))}
    </span>
  )
}
