import { useState } from 'react'
import { usualZone } from '../../../../../base/web/format.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { ScheduleDialog } from '../../../../../site/staff/schedule-dialog.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { editingWords } from '../../editing-words.ts'
import type { EditedArticle } from '../edit-article.page.tsx'
import { addressOf } from './address-of.ts'
import { useMissing } from './editing-state.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Whether everybody sees the article, since or from when, and what is in the way. */
export function Publication({ article, isDirty }: { article: EditedArticle; isDirty: boolean }) {
  const { formatTime } = useFormats()
  const { publication: words, complete } = useWords(editingWords)
  const missing = useMissing()
  const { api, run, isBusy, problem } = useMutation()
  const [dialog, setDialog] = useState<'schedule' | 'withdraw'>()
  const send = (body: { isPublished: boolean; at?: string; reason?: string }) =>
    api('PUT /api/admin/information/{id}/publication', { params: { id: article.id }, body })
  const { state, publishedAt } = article
  const time = publishedAt === null ? '' : formatTime(publishedAt, usualZone)
  const isOut = state === 'published' || state === 'scheduled'
  const blocked = isDirty ? words.unsaved : article.missing.length > 0 ? words.incomplete : undefined
  return (
    <Card as="section" className="grid gap-4 xl:sticky xl:top-6">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="text-sm text-muted">
        {state === 'scheduled' || state === 'published' ? words[state](time) : words[state]}
      </p>
      {article.missing.length > 0 ? (
        <Callout kind="warn">{missing(article.missing)}</Callout>
      ) : (
        <p className="text-sm text-good">{complete}</p>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        {state !== 'published' && (
          <>
            <Button
              busy={isBusy}
              disabledReason={blocked}
              onClick={() => void run(() => send({ isPublished: true }))}
            >
              {words.publish}
            </Button>
            <Button variant="secondary" disabledReason={blocked} onClick={() => setDialog('schedule')}>
              {words.schedule}
            </Button>
          </>
        )}
        {isOut && (
          <Button variant="secondary" onClick={() => setDialog('withdraw')}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {state === 'published' && (
        <SiteLink to={addressOf(article)} className="text-sm">
          {words.see}
        </SiteLink>
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog
          title={words.scheduleTitle}
          text={words.scheduleText}
          submit={words.schedule}
          from={state === 'scheduled' ? publishedAt : null}
          onSubmit={at => send({ isPublished: true, at })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'withdraw' && (
        <ReasonDialog
          title={words.withdrawTitle}
          text={
            article.kind === 'activity' ? (
              <>
                <p>{words.withdrawText}</p>
                <p className="mt-2">{words.withdrawEvent}</p>
              </>
            ) : (
              words.withdrawText
            )
          }
          submit={words.withdraw}
          isDanger
          onSubmit={reason => send({ isPublished: false, reason })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Card>
  )
}
