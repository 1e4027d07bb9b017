import { Download } from 'lucide-react'
import { useState } from 'react'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { evaluationWords } from '../../words.ts'
import type { Evaluation, RoundPlace } from './types.ts'

/** Files like a submission's, made from the answers without telling them: for the competition's data, or to take. */
export function SampleLinks({ place, evaluation }: { place: RoundPlace; evaluation: Evaluation }) {
  const { sample: words } = useWords(evaluationWords)
  const isReady =
    evaluation.file.value.file !== null && evaluation.answers.some(answer => answer.list === 'A')
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const [done, setDone] = useState<{ version: number; isNew: boolean }>()
  const publish = async (kind: 'constant' | 'shuffled') => {
    setDone(undefined)
    await run(async () => {
      const { id, roundId } = place
      setDone(
        await api('POST /api/admin/competitions/{id}/rounds/{roundId}/sample', {
          params: { id, roundId },
          body: { kind },
        }),
      )
    })
  }
  const address = `/api/admin/competitions/${place.id}/rounds/${place.roundId}/sample`
  return (
    <Card as="section" className="grid gap-4 text-sm">
      <div>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="mt-1 text-muted">{words.lead}</p>
      </div>
      {isReady ? (
        <>
          {(['constant', 'shuffled'] as const).map(kind => (
            <div key={kind} className="grid gap-2">
              <h3 className="font-medium">{words[kind]}</h3>
              <p className="text-muted">{words[`${kind}Hint`]}</p>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  busy={isBusy}
                  aria-label={`${words.publish} · ${words[kind]}`}
                  onClick={() => void publish(kind)}
                >
                  {words.publish}
                </Button>
                <a
                  href={`${address}?kind=${kind}`}
                  download
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                  aria-label={`${words.download} · ${words[kind]}`}
                >
                  <Download className="size-4" aria-hidden="true" />
                  {words.download}
                </a>
              </div>
            </div>
          ))}
          {problem && (
            <Callout kind="bad" live>
              {problem}
            </Callout>
          )}
          {done && (
            <Callout kind="good" live>
              {done.isNew ? words.published(done.version) : words.same(done.version)}{' '}
              <SiteLink to={pathTo('/admin/competitions/:id/data', { id: place.id })}>
                {words.toData}
              </SiteLink>
            </Callout>
          )}
        </>
      ) : (
        <p className="text-muted">{words.needs}</p>
      )}
    </Card>
  )
}
