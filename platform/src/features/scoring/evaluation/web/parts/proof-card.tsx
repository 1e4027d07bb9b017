import { useRevalidator } from 'react-router'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { DataTable, type Column } from '../../../../../ui/data-table.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { evaluationWords } from '../../words.ts'
import type { Evaluation, RoundPlace } from './types.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Proof = Evaluation['proofs'][number]
type Score = Proof['scores'][number]

/** What the answers were found to be good for: how a perfect file, one with noise and the sample score by them. */
export function ProofCard({
  place,
  evaluation,
  zone,
}: {
  place: RoundPlace
  evaluation: Evaluation
  zone: string
}) {
  const { proof: words } = useWords(evaluationWords)
  const api = useApi()
  const revalidator = useRevalidator()
  const { isBusy, problem, run } = useMutation()
  const { proofs } = evaluation
  const isReady =
    evaluation.metric.value.metric.kind !== 'none' && evaluation.file.value.file !== null && proofs.length > 0
  const isProven = proofs.every(one => one.provenAt !== null)
  const prove = () =>
    run(async () => {
      await api('POST /api/admin/competitions/{id}/rounds/{roundId}/prove', { params: place })
      await revalidator.revalidate()
    })
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="max-w-3xl text-sm text-muted">{words.lead}</p>
      </div>
      {isReady ? (
        proofs.map(one => (
          <ListProof key={one.list} proof={one} zone={zone} isNamed={evaluation.listBMode === 'window'} />
        ))
      ) : (
        <p className="text-sm text-muted">{words.needs}</p>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {isReady && !isProven && evaluation.fits !== false && (
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void prove()}>
            {words.run}
          </Button>
        </div>
      )}
    </Card>
  )
}

function ListProof({ proof, zone, isNamed }: { proof: Proof; zone: string; isNamed: boolean }) {
  const { formatTime } = useFormats()
  const { proof: words, answers } = useWords(evaluationWords)
  const state = proof.provenAt === null ? 'none' : proof.isSound ? 'sound' : 'unsound'
  const isSplit = proof.scores.some(one => one.privateScore !== null)
  const score = (value: number | null) => (value === null ? words.noScore : String(value))
  const columns: Column<Score>[] = [
    { key: 'probe', label: words.file, cell: one => words.probes[one.probe] },
    {
      key: 'public',
      label: isSplit ? words.listA : words.score,
      numeric: true,
      cell: one => score(one.publicScore),
    },
    ...(isSplit
      ? [{ key: 'private', label: words.listB, numeric: true, cell: (one: Score) => score(one.privateScore) }]
      : []),
  ]
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {isNamed && <span className="font-medium">{answers.lists[proof.list]}</span>}
        <Badge tone={state === 'sound' ? 'good' : state === 'unsound' ? 'bad' : 'neutral'}>
          {words.states[state]}
        </Badge>
        {proof.provenAt && (
          <span className="text-muted tabular-nums">{formatTime(proof.provenAt, zone)}</span>
        )}
      </p>
      {proof.findings.length > 0 && (
        <Callout kind={proof.isSound ? 'warn' : 'bad'}>
          <ul className="list-disc pl-5">
            {proof.findings.map(one => (
              <li key={`${one.code} ${one.message}`} className="break-words">
                {one.message}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {proof.scores.length > 0 && (
        <DataTable caption={words.title} columns={columns} rows={proof.scores} rowKey={one => one.probe} />
      )}
    </div>
  )
}
