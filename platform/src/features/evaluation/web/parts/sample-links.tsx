import { Download } from 'lucide-react'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { evaluationWords } from '../../words.ts'
import type { Evaluation, RoundPlace } from './types.ts'

/** Files like a submission's, made from the answers without telling them. */
export function SampleLinks({ place, evaluation }: { place: RoundPlace; evaluation: Evaluation }) {
  const { sample: words } = useWords(evaluationWords)
  const isReady =
    evaluation.file.value.file !== null && evaluation.answers.some(answer => answer.list === 'A')
  const address = `/api/admin/competitions/${place.id}/rounds/${place.roundId}/sample`
  return (
    <Card as="section" className="grid gap-4 text-sm">
      <div>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="mt-1 text-muted">{words.lead}</p>
      </div>
      {isReady ? (
        (['constant', 'shuffled'] as const).map(kind => (
          <div key={kind}>
            <a
              href={`${address}?kind=${kind}`}
              download
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <Download className="size-4" aria-hidden="true" />
              {words[kind]}
            </a>
            <p className="mt-1 text-muted">{words[`${kind}Hint`]}</p>
          </div>
        ))
      ) : (
        <p className="text-muted">{words.needs}</p>
      )}
    </Card>
  )
}
