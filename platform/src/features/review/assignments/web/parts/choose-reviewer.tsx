import { useEffect, useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { SelectField } from '../../../../../ui/field.tsx'
import { longestReason } from '../../rules.ts'
import { assignmentWords } from '../../words.ts'
import type { ShownProposal } from './shown.ts'

type Choices = Answer<
  SiteCalls['GET /api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/reviewers']
>

/** Gives a proposal to somebody, or keeps somebody from it, with the reason. */
export function ChooseReviewer({
  editionId,
  roundId,
  proposal,
  act,
  onClose,
}: {
  editionId: number
  roundId: number
  proposal: ShownProposal
  act: 'assign' | 'conflict'
  onClose: () => void
}) {
  const { proposals: words } = useWords(assignmentWords)
  const api = useApi()
  const [choices, setChoices] = useState<Choices>()
  const [chosen, setChosen] = useState('')
  const proposalId = proposal.id
  useEffect(() => {
    let isShown = true
    const params = { editionId, roundId, proposalId }
    void api('GET /api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/reviewers', {
      params,
    }).then(found => isShown && setChoices(found))
    return () => {
      isShown = false
    }
  }, [api, editionId, roundId, proposalId])
  const possible =
    choices?.reviewers.filter(one => (act === 'assign' ? one.denied === null : one.denied !== 'conflict')) ??
    []
  const readers = act === 'conflict' ? (choices?.readers ?? []) : []
  const nameOf = (one: Choices['reviewers'][number]) => {
    const name = words.choice(one.name, one.organisation, String(one.assigned), String(one.capacity))
    return one.denied === null ? name : words.deniedChoice(name, words.denied[one.denied])
  }
  const send = (reason: string) => {
    const body = { reviewerId: Number(chosen), proposalId, reason }
    return act === 'assign'
      ? api('POST /api/admin/spic/{editionId}/rounds/{roundId}/assignments', {
          params: { editionId, roundId },
          body,
        })
      : api('POST /api/admin/spic/{editionId}/conflicts', { params: { editionId }, body })
  }
  const isAssigning = act === 'assign'
  return (
    <ReasonDialog
      title={isAssigning ? words.assignTitle(proposal.title) : words.conflictTitle(proposal.title)}
      text={isAssigning ? words.assignText : words.conflictText}
      submit={isAssigning ? words.assign : words.conflict}
      maxLength={longestReason}
      isReady={chosen !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      {isTried => (
        <SelectField
          label={words.reviewer}
          hint={choices === undefined ? words.loading : undefined}
          value={chosen}
          onChange={setChosen}
          problem={isTried && chosen === '' ? words.chooseFirst : undefined}
          options={[
            ['', words.choose] as const,
            ...possible.map(one => [String(one.id), nameOf(one)] as const),
            ...readers.map(
              ({ id, name, organisation }) =>
                [String(id), [name, organisation].filter(Boolean).join(' · ')] as const,
            ),
          ]}
        />
      )}
    </ReasonDialog>
  )
}
