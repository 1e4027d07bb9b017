import { formatCount } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import type { Counts } from '../../manifest.ts'
import { portabilityWords } from '../../words.ts'

const kinds = ['rounds', 'datasets', 'teams', 'submissions', 'places', 'files'] as const

/** An archive of ours is imported as it is: it shows what is in it and asks once. */
export function ArchiveConfirm({
  importId,
  counts,
  mayConfirm,
}: {
  importId: number
  counts: Counts
  mayConfirm: boolean
}) {
  const words = useWords(portabilityWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const confirm = () =>
    run(() =>
      api('POST /api/admin/imports/{importId}/confirmation', {
        params: { importId },
        body: { choices: null },
      }),
    )
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{words.preview.contents}</h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {kinds.map(kind => (
          <div key={kind} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{words.preview.counts[kind]}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{formatCount(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {mayConfirm && (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={isBusy} onClick={() => void confirm()}>
            {words.preview.confirm}
          </Button>
          <p className="text-sm text-muted">{words.preview.confirmHint}</p>
        </div>
      )}
    </Card>
  )
}
