import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Menu } from '../../../../../ui/menu.tsx'
import { inboxWords } from '../../words.ts'
import type { ConversationData } from './wire.ts'

const BlockPerson = lazyPiece(() => import('./talk-dialogs.tsx').then(module => module.BlockPerson))
const RemoveConversation = lazyPiece(() =>
  import('./talk-dialogs.tsx').then(module => module.RemoveConversation),
)
const ReportConversation = lazyPiece(() =>
  import('./talk-dialogs.tsx').then(module => module.ReportConversation),
)

/** What one may do about a conversation and whom it is with. */
export function TalkMenu({
  conversation,
  onUnblock,
}: {
  conversation: ConversationData
  onUnblock: () => void
}) {
  const { talk } = useWords(inboxWords)
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'block' | 'remove' | 'report'>()
  const close = () => setDialog(undefined)
  const { participantor: person, sessions, is_blocked: isBlocked, abilities } = conversation
  const [session] = sessions
  return (
    <>
      <Menu
        trigger={
          <>
            <Ellipsis className="size-5" aria-hidden="true" />
            <span className="sr-only">{talk.menu}</span>
          </>
        }
        triggerClass="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-text"
        entries={[
          {
            label: talk.profile,
            onSelect: () => void navigate(pathTo('/users/:id', { id: person.id })),
          },
          ...(session ? [{ label: talk.removeAll, onSelect: () => setDialog('remove') }] : []),
          isBlocked
            ? { label: talk.unblock, onSelect: onUnblock }
            : { label: talk.block, onSelect: () => setDialog('block') },
          ...(abilities.report.allowed ? [{ label: talk.report, onSelect: () => setDialog('report') }] : []),
        ]}
      />
      {dialog && (
        <Suspense>
          {dialog === 'block' && <BlockPerson person={person} onClose={close} />}
          {dialog === 'remove' && session && <RemoveConversation id={session.id} onClose={close} />}
          {dialog === 'report' && <ReportConversation person={person} onClose={close} />}
        </Suspense>
      )}
    </>
  )
}
