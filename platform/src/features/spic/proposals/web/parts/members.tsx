import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CopyField } from '../../../../../ui/copy-field.tsx'
import { proposalWords } from '../../words.ts'
import { ofEdition } from './chosen-edition.ts'
import type { SignupData } from './signup-form.tsx'

type Entry = NonNullable<SignupData['entry']>
type Asked =
  | { kind: 'remove' | 'handOver'; id: number; name: string }
  | { kind: 'leave' }
  | { kind: 'cancel' }

/** Who is part of an entry, the way in for others, and the ways out. */
export function Members({ signup, entry }: { signup: SignupData; entry: Entry }) {
  const { formatTime } = useFormats()
  const { info: words } = useWords(proposalWords)
  const { viewer } = useSite()
  const zone = useZone()
  const api = useApi()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const { edition, abilities } = signup
  const params = { id: edition.id }
  // What the owner may do with each of the others.
  const ways = [
    { kind: 'handOver', label: words.handOver, title: words.handOverTitle, may: entry.isOwner },
    {
      kind: 'remove',
      label: words.remove,
      title: words.removeTitle,
      may: entry.isOwner && abilities.invite.allowed,
    },
  ] as const
  const remove = (userId: number) =>
    api('DELETE /api/spic/signup/{id}/members/{userId}', { params: { ...params, userId } })
  const toSignup = () => navigate(ofEdition(pathTo('/spic/signup'), edition.id))
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="font-semibold">{words.members}</h2>
      <ul className="grid gap-3">
        {entry.members.map(member => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium wrap-anywhere">{member.name}</span>
            {member.isOwner && <Badge tone="accent">{words.owner}</Badge>}
            <span className="text-sm text-muted tabular-nums">
              {words.joined(formatTime(member.joinedAt, zone))}
            </span>
            {!member.isOwner &&
              ways
                .filter(way => way.may)
                .map(({ kind, label, title }) => (
                  <Button
                    key={kind}
                    variant="quiet"
                    size="small"
                    aria-label={title(member.name)}
                    onClick={() => setAsked({ kind, id: member.id, name: member.name })}
                  >
                    {label}
                  </Button>
                ))}
          </li>
        ))}
      </ul>
      {entry.isOwner && entry.signedUpAt !== null && <Invitation signup={signup} entry={entry} />}
      <div className="flex flex-wrap gap-3">
        {entry.isOwner ? (
          <Button
            variant="secondary"
            disabledReason={abilities.cancel.message}
            onClick={() => setAsked({ kind: 'cancel' })}
          >
            {entry.signedUpAt === null ? words.cancelDraft : words.cancel}
          </Button>
        ) : (
          <Button
            variant="secondary"
            disabledReason={abilities.leave.message}
            onClick={() => setAsked({ kind: 'leave' })}
          >
            {words.leave}
          </Button>
        )}
      </div>
      {asked?.kind === 'handOver' && (
        <ConfirmDialog
          title={words.handOverTitle(asked.name)}
          submit={words.handOver}
          onSubmit={() => api('PUT /api/spic/signup/{id}/owner', { params, body: { userId: asked.id } })}
          onClose={() => setAsked(undefined)}
        >
          <p className="text-muted">{words.handOverText}</p>
        </ConfirmDialog>
      )}
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle(asked.name)}
          submit={words.remove}
          isDanger
          onSubmit={() => remove(asked.id)}
          onClose={() => setAsked(undefined)}
        >
          <p className="text-muted">{words.removeText}</p>
        </ConfirmDialog>
      )}
      {asked?.kind === 'leave' && viewer && (
        <ConfirmDialog
          title={words.leaveTitle}
          submit={words.leave}
          isDanger
          onSubmit={() => remove(viewer.id)}
          onClose={() => setAsked(undefined)}
        >
          <p className="text-muted">{words.leaveText}</p>
        </ConfirmDialog>
      )}
      {asked?.kind === 'cancel' && (
        <ConfirmDialog
          title={words.cancelTitle}
          submit={entry.signedUpAt === null ? words.cancelDraft : words.cancel}
          isDanger
          onSubmit={async () => {
            await api('DELETE /api/spic/signup/{id}', { params })
            void toSignup()
          }}
          onClose={() => setAsked(undefined)}
        >
          <p className="text-muted">{words.cancelText}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

/** The link by which others join: told once, renewed or ended by the owner. */
function Invitation({ signup, entry }: { signup: SignupData; entry: Entry }) {
  const { info: words } = useWords(proposalWords)
  const { api, run, isBusy, problem } = useMutation()
  const [link, setLink] = useState<string>()
  const params = { id: signup.edition.id }
  const make = () =>
    run(async () => {
      const { token } = await api('POST /api/spic/signup/{id}/invitation', { params })
      setLink(`${location.origin}${pathTo('/spic/signup')}?join=${token}`)
    })
  const end = () =>
    run(async () => {
      await api('DELETE /api/spic/signup/{id}/invitation', { params })
      setLink(undefined)
    })
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-medium">{words.invitation}</h3>
      <p className="text-sm text-muted">{words.invitationText}</p>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {link ? (
        <CopyField label={words.link} value={link} copy={words.copy} copied={words.copied} />
      ) : (
        entry.isInviting && <p className="text-sm">{words.isInviting}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={isBusy}
          disabledReason={signup.abilities.invite.message}
          onClick={() => void make()}
        >
          {entry.isInviting ? words.renewLink : words.makeLink}
        </Button>
        {entry.isInviting && (
          <Button variant="quiet" busy={isBusy} onClick={() => void end()}>
            {words.endLink}
          </Button>
        )}
      </div>
    </div>
  )
}
