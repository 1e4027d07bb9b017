import { useLocation } from 'react-router'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { inviteWords } from '../../words.ts'
import { InviteBoard, type Rank } from './invite-board.tsx'
import { OwnInvite, type Own } from './own-invite.tsx'

/** Bring others in, and see who brought most. */
export function InviteActivity({ title, rank, own }: { title?: string; rank: Rank; own: Own | null }) {
  const words = useWords(inviteWords)
  const { lang } = useSite()
  const { pathname, search } = useLocation()
  const { time } = useZonedText(rank.zone)
  return (
    <div className="grid gap-8">
      <div>
        <h2 className="text-2xl font-semibold">{title ?? words.title}</h2>
        <p className="mt-1 max-w-[65ch] text-muted">{words.lead}</p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          {words.time(time(rank.startTime), time(rank.endTime))}
        </p>
      </div>
      {own ? (
        <OwnInvite own={own} />
      ) : (
        <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted">{words.loginHint}</p>
          <a href={loginPath(lang, pathname + search)} className={buttonClass()}>
            {words.login}
          </a>
        </Card>
      )}
      <InviteBoard rank={rank} />
    </div>
  )
}
