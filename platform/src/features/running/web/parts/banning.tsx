import { useState } from 'react'
import { useApi } from '../../../../site/browser-api.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { runningWords } from '../../words.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Disqualifies a team or lets it back in; a person decides, with a reason. */
export function Banning({
  team,
}: {
  competitionId: number
  team: { id: number; name: string; isBanned: boolean }
}) {
  const { teams: words } = useWords(runningWords)
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const params = { id: team.id }
  return (
    <>
      <Button size="small" variant={team.isBanned ? 'secondary' : 'danger'} onClick={() => setOpen(true)}>
        {team.isBanned ? words.unban : words.ban}
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
              : api('POST /api/teams/{id}/ban', { params, body: { reason } })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
