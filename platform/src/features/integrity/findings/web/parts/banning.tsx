import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { EvidenceChoice } from './evidence-choice.tsx'
import { managedTeamWords } from '../../team-words.ts'

type Props = {
  competitionId: number
  team: { id: number; name: string; isBanned: boolean }
  /** A finding that is attached from the start. */
  evidence?: number
  /** What the button says where it is not told by where it stands. */
  label?: string
  disabledReason?: string | undefined
}

/** Disqualifies a team, with what speaks against it, or lets it back in; a person decides, with a reason. */
export function Banning({ competitionId, team, evidence, label, disabledReason }: Props) {
  const words = useWords(managedTeamWords)
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const params = { id: team.id }
  const open = () => {
    setChosen(evidence === undefined ? [] : [evidence])
    setOpen(true)
  }
  return (
    <>
      <Button
        size={label === undefined ? 'small' : 'medium'}
        // The dialog is red enough: several of these stand side by side.
        variant="secondary"
        disabledReason={disabledReason}
        // Names of teams may be longer than a narrow screen.
        className={label === undefined ? '' : 'h-auto! min-h-10 py-2 text-left whitespace-normal!'}
        onClick={open}
      >
        {label ?? (team.isBanned ? words.unban : words.ban)}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={(team.isBanned ? words.unbanTitle : words.banTitle)(team.name)}
          text={team.isBanned ? words.unbanText : words.banText}
          submit={team.isBanned ? words.unban : words.ban}
          isDanger={!team.isBanned}
          onSubmit={reason =>
            team.isBanned
              ? api('DELETE /api/teams/{id}/ban', { params, body: { reason } })
              : api('POST /api/teams/{id}/ban', { params, body: { reason, evidence: [...chosen] } })
          }
          onClose={() => setOpen(false)}
        >
          {!team.isBanned && (
            <EvidenceChoice
              competitionId={competitionId}
              teamId={team.id}
              chosen={chosen}
              onChange={setChosen}
            />
          )}
        </ReasonDialog>
      )}
    </>
  )
}
