import { useId } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { mailTimes, type MailTime, type NoticeGroup } from '../../../../../base/notice-kinds.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { Switch } from '../../../../../ui/switch.tsx'
import { noticeWords } from '../../words.ts'

type Setting = Answer<SiteCalls['GET /api/v2/users/notices/ignore-setting']>['settings'][number]

/** The kinds of one group, with how one hears of each. */
export function KindSettings({
  group,
  settings,
  hasDigest,
}: {
  group: NoticeGroup
  settings: readonly Setting[]
  hasDigest: boolean
}) {
  const { setting: words } = useWords(noticeWords)
  const heading = useId()
  const isIdle = !hasDigest && settings.some(({ mail }) => mail === 'daily')
  return (
    <Card as="section" className="grid gap-2 !p-5">
      <h2 id={heading} className="text-lg font-semibold">
        {words.groups[group]}
      </h2>
      <ul aria-labelledby={heading} className="divide-y divide-line">
        {settings.map(setting => (
          <Row key={setting.kind} setting={setting} />
        ))}
      </ul>
      {isIdle && <p className="text-sm text-muted">{words.digestOff}</p>}
    </Card>
  )
}

function Row({ setting }: { setting: Setting }) {
  const { setting: words } = useWords(noticeWords)
  const { api, run, isBusy, problem } = useMutation()
  const { kind, title, isKept } = setting
  const choose = (change: { site: boolean } | { mail: MailTime }) =>
    void run(() =>
      api('POST /api/v2/users/notices/ignore-setting', { body: { settings: [{ kind, ...change }] } }),
    )
  return (
    <li
      className="grid items-center gap-x-4 gap-y-2 py-3 grid-cols-[1fr_9rem] sm:grid-cols-[1fr_9rem_9rem]"
      aria-busy={isBusy}
    >
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p className="font-medium">{title}</p>
      </div>
      <Switch
        label={
          <>
            <span className="sr-only">{title} · </span>
            {words.site}
          </>
        }
        checked={setting.site}
        disabledReason={isKept ? words.always : undefined}
        onChange={site => choose({ site })}
      />
      <Select<MailTime>
        aria-label={words.mailOf(title)}
        value={setting.mail}
        options={mailTimes.map(time => [time, words.mails[time]] as const)}
        onChange={mail => choose({ mail })}
      />
      {problem && (
        <div className="col-span-2 sm:col-span-3">
          <Callout kind="bad" live>
            {problem}
          </Callout>
        </div>
      )}
    </li>
  )
}
