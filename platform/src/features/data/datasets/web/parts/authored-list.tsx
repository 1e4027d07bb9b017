import { useState } from 'react'
import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { MoveSteps, useFocusOnMoved, type Step } from '../../../../../ui/move-steps.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { datasetWords } from '../../words.ts'
import type { DatasetData } from './dataset-data.ts'
import { WithdrawnNote } from './withdrawn-note.tsx'
import { Withdrawing } from './withdrawing.tsx'

/** The datasets of a competition in their order, which is changed by steps up and down. */
export function AuthoredList({
  competitionId,
  datasets,
}: {
  competitionId: number
  datasets: readonly DatasetData[]
}) {
  const { authored: words, untitled } = useWords(datasetWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const [said, setSaid] = useState('')
  const titleOf = (dataset: DatasetData) => dataset.title || untitled

  const focusOnMoved = useFocusOnMoved()
  const stopOf = (at: number, step: Step): string | undefined => {
    if (at + step < 0) return words.first
    return at + step === datasets.length ? words.last : undefined
  }
  const move = async (dataset: DatasetData, step: Step) => {
    const at = datasets.indexOf(dataset)
    const ids = datasets.map(one => one.id)
    ids.splice(at + step, 0, ...ids.splice(at, 1))
    const isDone = await run(() =>
      api('PUT /api/admin/competitions/{id}/datasets/order', {
        params: { id: competitionId },
        body: { ids },
      }),
    )
    if (!isDone) return
    focusOnMoved(String(dataset.id), step)
    setSaid(words.movedTo(titleOf(dataset), at + step + 1))
  }
  return (
    <>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
      <ol className="grid gap-4" aria-busy={isBusy}>
        {datasets.map((dataset, at) => (
          <li key={dataset.id}>
            <Card className="grid gap-4">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                {datasets.length > 1 && (
                  <div className="flex shrink-0">
                    <MoveSteps
                      id={String(dataset.id)}
                      labelOf={step => (step === -1 ? words.up : words.down)(titleOf(dataset))}
                      stopOf={step => stopOf(at, step)}
                      isBusy={isBusy}
                      onMove={step => void move(dataset, step)}
                    />
                  </div>
                )}
                <Described dataset={dataset} />
                {dataset.abilities.edit.allowed && (
                  <div className="flex flex-wrap gap-2">
                    <Withdrawing competitionId={competitionId} dataset={dataset} />
                    <SiteLink
                      to={pathTo('/datasets/edit/:id', { id: dataset.id })}
                      className={buttonClass({ variant: 'secondary', size: 'small' })}
                      aria-label={`${words.edit} ${dataset.title}`}
                    >
                      {words.edit}
                    </SiteLink>
                  </div>
                )}
              </div>
              <WithdrawnNote dataset={dataset} />
            </Card>
          </li>
        ))}
      </ol>
    </>
  )
}

/** A dataset in two lines: its title, and what comes with it. */
function Described({ dataset }: { dataset: DatasetData }) {
  const words = useWords(datasetWords)
  return (
    <div className="min-w-0 grow basis-60">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <SiteLink to={pathTo('/datasets/:id', { id: dataset.id })}>
          {dataset.title || words.untitled}
        </SiteLink>
        {dataset.version.publishedAt === null && <Badge tone="warn">{words.draft}</Badge>}
        {dataset.withdrawn && <Badge tone="bad">{words.withdrawn.badge}</Badge>}
      </p>
      <p className="mt-1 text-sm text-muted">
        {[
          words.authored.version(dataset.version.number),
          words.authored.files(
            formatCount(dataset.files.length),
            formatBytes(dataset.files.reduce((sum, file) => sum + file.size, 0)),
          ),
          dataset.licence || words.authored.noLicence,
          dataset.protocol === '' ? words.authored.noProtocol : words.authored.protocol,
        ].join(' · ')}
      </p>
    </div>
  )
}
