import { useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { authoringWords } from '../../words.ts'
import type { ManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Whether visitors see it, and what changes that. */
export function Publishing({ competition }: { competition: ManagedCompetition }) {
  const { formatTime } = useFormats()
  const words = useWords(authoringWords)
  const { now } = useSite()
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const { state, publishedAt, zone, mayPublish } = competition
  const send = (at: string | null) =>
    api('PUT /api/admin/competitions/{id}/published', {
      params: { id: competition.id },
      body: { publishedAt: at },
    })
  const form = useForm({
    saved: { value: { publishedAt: null as string | null }, tag: '' },
    save: async value => {
      await send(value.publishedAt)
    },
  })
  const isPublic = state !== 'draft' && state !== 'scheduled'
  const off = mayPublish ? undefined : words.overview.notReady
  return (
    <Card as="section" className="grid gap-4">
      <h2 id="publishing" className="font-semibold">
        {words.states[state]}
      </h2>
      <p className="text-sm text-muted">
        {publishedAt === null
          ? words.overview.draft
          : isPublic
            ? words.overview.published(formatTime(publishedAt, zone))
            : words.overview.scheduled(formatTime(publishedAt, zone))}
        {publishedAt === null && mayPublish && ` ${words.overview.allDone}`}
      </p>
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      {!isPublic && (
        <>
          <Button
            className="w-full"
            busy={form.isBusy}
            disabledReason={off}
            onClick={() =>
              void form.save({
                publishedAt: new Date(Math.min(Date.now(), Date.parse(now) + 60_000)).toISOString(),
              })
            }
          >
            {words.overview.publish}
          </Button>
          <div className="grid gap-2 border-t border-line pt-4">
            <TimeField label={words.overview.publishTime} zone={zone} {...form.field('publishedAt')} />
            <Button
              variant="secondary"
              size="small"
              className="w-full"
              busy={form.isBusy}
              disabledReason={off ?? (form.value.publishedAt === null ? words.overview.noTime : undefined)}
              onClick={() => void form.save()}
            >
              {words.overview.publishAt}
            </Button>
          </div>
        </>
      )}
      {publishedAt !== null && (
        <Button variant="danger" size="small" className="w-full" onClick={() => setAsking(true)}>
          {words.overview.unpublish}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.overview.unpublishTitle}
          submit={words.overview.unpublish}
          isDanger
          onSubmit={() => send(null)}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">
            {words.overview.unpublishText(formatCount(competition.participantCount))}
          </p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
