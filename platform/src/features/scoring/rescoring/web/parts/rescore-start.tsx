import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { SelectField } from '../../../../../ui/field.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import type { ScoredRound } from './rescore-round.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { rescoringWords } from '../../words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Starts scoring a round again: by which answers, and why. */
export function RescoreStart({ round, onClose }: { round: ScoredRound; onClose: () => void }) {
  const { formatTime } = useFormats()
  const { rescores: words } = useWords(rescoringWords)
  const { id, zone } = useManagedCompetition()
  const api = useApi()
  const navigate = useNavigate()
  const draftsOf = (list: 'A' | 'B') => round.answers.filter(file => file.list === list && !file.isActive)
  // New answers are there to be used.
  const [chosen, setChosen] = useState({
    A: String(draftsOf('A')[0]?.id ?? ''),
    B: String(draftsOf('B')[0]?.id ?? ''),
  })
  const lists = round.listBMode === 'window' ? (['A', 'B'] as const) : (['A'] as const)
  const start = async (reason: string) => {
    const made = await api('POST /api/admin/competitions/{id}/schedules/{scheduleId}/rescores', {
      params: { id, scheduleId: round.scheduleId },
      body: {
        reason,
        ...(chosen.A ? { answerA: Number(chosen.A) } : {}),
        ...(chosen.B ? { answerB: Number(chosen.B) } : {}),
      },
    })
    await navigate(pathTo('/admin/competitions/:id/rescores/:rescoreId', { id, rescoreId: made.id }))
  }
  return (
    <ReasonDialog
      title={words.startTitle(round.title)}
      text={words.startText}
      submit={words.start}
      onSubmit={start}
      onClose={onClose}
    >
      {lists.map(list => (
        <SelectField
          key={list}
          label={words.answers(list)}
          value={chosen[list]}
          onChange={file => setChosen({ ...chosen, [list]: file })}
          options={[
            ['', words.keep],
            ...draftsOf(list).map(
              file =>
                [
                  String(file.id),
                  `${file.fileName || file.sha256.slice(0, 12)} · ${formatTime(file.createdAt, zone)}`,
                ] as const,
            ),
          ]}
        />
      ))}
    </ReasonDialog>
  )
}
