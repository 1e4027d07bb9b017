import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { Card } from '../../../../../ui/card.tsx'
import { CopyField } from '../../../../../ui/copy-field.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { inviteWords } from '../../words.ts'

export type Own = Answer<SiteCalls['GET /api/v1/race-special/wap/activity/get-self-invite']>

/** One's own link, and what it has brought. */
export function OwnInvite({ own }: { own: Own }) {
  const words = useWords(inviteWords)
  const facts = [
    [words.invited, words.people(formatCount(own.invited))],
    [words.place, own.ranking === null ? words.unplaced : formatCount(own.ranking)],
  ] as const
  return (
    <Card as="section" className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <CopyField label={words.link} value={own.link} copy={words.copy} copied={words.copied} />
      <dl className="flex gap-10 tabular-nums">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
