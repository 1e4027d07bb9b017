import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatBytes, formatCount } from '../../../../base/web/format.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useAction } from '../../../admin/web/parts/use-action.ts'
import { datasetWords } from '../../words.ts'
import type { DatasetData } from './dataset-files.tsx'
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
  const { isBusy, problem, run } = useAction()
  const [said, setSaid] = useState('')
  const titleOf = (dataset: DatasetData) => dataset.title || untitled

  // The button that was pressed goes along with its dataset.
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus()
    pressed.current = undefined
  })
  const move = async (dataset: DatasetData, step: -1 | 1) => {
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
    pressed.current = buttonId(dataset, step)
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
                    {([-1, 1] as const).map(step => {
                      const stop =
                        at + step < 0 ? words.first : at + step === datasets.length ? words.last : undefined
                      const label = (step === -1 ? words.up : words.down)(titleOf(dataset))
                      const Arrow = step === -1 ? ArrowUp : ArrowDown
                      return (
                        <button
                          key={step}
                          id={buttonId(dataset, step)}
                          type="button"
                          aria-disabled={stop || isBusy ? true : undefined}
                          aria-label={stop ? `${label} · ${stop}` : label}
                          title={stop ?? label}
                          className={`grid size-8 place-items-center rounded-lg text-muted ${stop ? 'cursor-not-allowed opacity-35' : 'hover:bg-sunken hover:text-text'}`}
                          onClick={() => !stop && !isBusy && void move(dataset, step)}
                        >
                          <Arrow className="size-4" aria-hidden="true" />
                        </button>
                      )
                    })}
                  </div>
                )}
                <Described dataset={dataset} />
                {dataset.abilities.edit.allowed && (
                  <div className="flex flex-wrap gap-2">
                    <Withdrawing competitionId={competitionId} dataset={dataset} />
                    <SiteLink
                      to={`/datasets/edit/${dataset.id}`}
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

const buttonId = (dataset: DatasetData, step: -1 | 1) => `move-${dataset.id}-${step === -1 ? 'up' : 'down'}`

/** A dataset in two lines: its title, and what comes with it. */
function Described({ dataset }: { dataset: DatasetData }) {
  const words = useWords(datasetWords)
  return (
    <div className="min-w-0 grow basis-60">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <SiteLink to={`/datasets/${dataset.id}`}>{dataset.title || words.untitled}</SiteLink>
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
