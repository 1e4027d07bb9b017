import { Link2, Megaphone, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Pips } from '../../../../../ui/pips.tsx'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { teamWords } from '../../words.ts'
import type { Question } from './question.ts'
import { TeamHistory } from './history.tsx'
import { Leaving } from './leaving.tsx'
import type { Invitation } from './link-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { ReceivedRequests } from './received-requests.tsx'
import { SentRequests } from './sent-requests.tsx'
import { say } from '../../../../../site/said.ts'
import { reasonOf, type Team, type TeamEvent, type TeamRequest } from './types.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

const EditDialog = lazyPiece(() => import('./edit-dialog.tsx').then(module => module.EditDialog))
const LinkDialog = lazyPiece(() => import('./link-dialog.tsx').then(module => module.LinkDialog))
const ConfirmDialog = lazyPiece(() =>
  import('../../../../../site/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

export type OwnTeamData = {
  team: Team
  received: { requests: TeamRequest[]; total: number } | null
  sent: TeamRequest[]
  history: { events: TeamEvent[]; total: number }
  invitation: Invitation | null
}

/** One's own team: what it says, who is in it, what waits for an answer, and what happened. */
export function OwnTeam({ own, zone }: { own: OwnTeamData; zone: string }) {
  const { formatDay } = useFormats()
  const words = useWords(teamWords)
  const { team, received, sent, history, invitation } = own
  const [open, setOpen] = useState<'edit' | 'link' | Question>()
  const close = () => setOpen(undefined)
  const isCaptain = received !== null
  const manage = reasonOf(team.own?.manage)
  return (
    <Card as="section" className="grid gap-6 p-5 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="text-xl font-semibold" translate="no">
              {team.name}
            </strong>
            {team.wantsMembers && !team.isBanned && <Badge tone="good">{words.wantsMembers}</Badge>}
            {team.isBanned && <Badge tone="bad">{words.banned}</Badge>}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
            <span>{words.id(team.id)}</span>
            <span>{words.since(formatDay(team.createdAt, zone))}</span>
          </p>
          {team.manifesto && <p className="mt-3 max-w-[65ch]">{team.manifesto}</p>}
          {(team.mentor || team.mentorUnit) && (
            <p className="mt-1 text-sm text-muted">
              {words.mentor} {[team.mentor, team.mentorUnit].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
        {isCaptain && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" disabledReason={manage && ''} onClick={() => setOpen('link')}>
              <Link2 className="size-4" aria-hidden="true" />
              {words.link.button}
            </Button>
            <Button variant="secondary" disabledReason={manage && ''} onClick={() => setOpen('edit')}>
              <Pencil className="size-4" aria-hidden="true" />
              {words.edit.button}
            </Button>
          </div>
        )}
      </header>
      {team.isBanned ? (
        <Callout kind="bad">{words.bannedText}</Callout>
      ) : (
        isCaptain && manage !== undefined && <Callout kind="info">{manage}</Callout>
      )}
      {team.announcement && (
        <p className="flex gap-3 rounded-xl bg-accent-soft p-4 text-sm">
          <Megaphone className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
          <span className="min-w-0">
            <span className="sr-only">{words.announcement} </span>
            {team.announcement}
          </span>
        </p>
      )}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="members" className="grid content-start gap-4">
          <h3 id="members" className="scroll-mt-24 flex items-center gap-3 font-semibold">
            {words.members}
            <span className="flex items-center gap-2 text-sm font-normal text-muted tabular-nums">
              <Pips filled={team.members.length} of={team.sizeMax} />
              {words.size(team.members.length, team.sizeMax)}
            </span>
          </h3>
          <MemberList team={team} zone={zone} onAsk={setOpen} />
          <div>
            <Leaving team={team} onAsk={setOpen} />
          </div>
        </section>
        <div className="grid content-start gap-8">
          {received && <ReceivedRequests teamId={team.id} first={received} zone={zone} onAsk={setOpen} />}
          <SentRequests requests={sent} zone={zone} />
        </div>
      </div>
      <TeamHistory key={`${team.id} ${history.total}`} teamId={team.id} first={history} zone={zone} />
      <Suspense>
        {open === 'edit' && <EditDialog team={team} onClose={close} />}
        {open === 'link' && invitation && (
          <LinkDialog team={team} invitation={invitation} zone={zone} onClose={close} />
        )}
        {typeof open === 'object' && (
          <ConfirmDialog
            title={open.title}
            submit={open.confirm}
            isDanger={open.isDanger === true}
            onSubmit={async () => {
              await open.work()
              say(open.done)
            }}
            onClose={close}
          >
            <p className="text-muted">{open.text}</p>
          </ConfirmDialog>
        )}
      </Suspense>
    </Card>
  )
}
