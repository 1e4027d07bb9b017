import { useState } from 'react'
import { pathTo } from '../../../../../site/path-to.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { ScheduleDialog } from '../../../../../site/staff/schedule-dialog.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { editingWords } from '../../editing-words.ts'
import { pageFaults } from '../../faults.ts'
import type { Step } from '../../rules.ts'
import { PageState } from '../parts/page-state.tsx'
import type { Draft } from './use-draft.ts'

/** How the page stands, and what can be done with it as a whole. */
export function Publishing({ draft, missing }: { draft: Draft; missing: number }) {
  const { steps: words } = useWords(editingWords)
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const [dialog, setDialog] = useState<'schedule' | 'return' | 'withdraw'>()
  const { page, site, steps, address } = draft.edited
  const send = async (step: Step, more: { at?: string; reason?: string } = {}) => {
    // What is still being typed is part of it.
    if (!(await draft.flush())) return
    const answer = await api('POST /api/admin/content/pages/{pageId}/steps', {
      params: { pageId: page.id },
      body: { step, number: draft.number(), ...more },
    })
    draft.take(answer)
  }
  const reasonOf = (step: Step, obstacle: string | null) => {
    const needsAll = step === 'publish' || step === 'schedule' || step === 'submit'
    if (needsAll && missing > 0) return words.incomplete(missing)
    if (obstacle === pageFaults.needsOther.code) return words.needsOther
    return undefined
  }
  const nameOf = (step: Step) =>
    step === 'schedule' && page.state === 'scheduled' ? words.scheduleAgain : words[step]
  const open = steps.filter(({ obstacle }) => obstacle !== pageFaults.wrongState.code)
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <PageState page={page} />
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex flex-wrap items-start gap-2">
        {open.map(({ step, obstacle }) => (
          <Button
            key={step}
            variant={step === 'publish' ? 'primary' : step === 'withdraw' ? 'danger' : 'secondary'}
            busy={isBusy}
            disabledReason={reasonOf(step, obstacle)}
            onClick={() =>
              step === 'schedule' || step === 'return' || step === 'withdraw'
                ? setDialog(step)
                : void run(() => send(step))
            }
          >
            {nameOf(step)}
          </Button>
        ))}
      </div>
      {page.scheduledRevision !== null && (
        <Scheduled pageId={page.id} revision={page.scheduledRevision} hasLater={page.hasLaterChanges} />
      )}
      {(page.isLive || page.scheduledRevision !== null) && !site.isPublished && (
        <Callout kind="warn" title={words.siteHidden}>
          <SiteLink to={pathTo('/admin/content/sites/:siteId', { siteId: site.id })}>
            {words.publishSite}
          </SiteLink>
        </Callout>
      )}
      {page.isLive && site.isPublished && (
        <a href={address} target="_blank" rel="noreferrer" className="text-sm text-accent underline">
          {words.see}
        </a>
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog
          title={nameOf('schedule')}
          text={words.scheduleText}
          submit={nameOf('schedule')}
          from={page.publishAt}
          onSubmit={at => send('schedule', { at })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {(dialog === 'return' || dialog === 'withdraw') && (
        <ReasonDialog
          title={words[dialog]}
          text={dialog === 'return' ? words.returnText : words.withdrawText}
          submit={words[dialog]}
          isDanger={dialog === 'withdraw'}
          onSubmit={reason => send(dialog, { reason })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  )
}

/** What goes out at its time, and that what was written since does not. */
function Scheduled({ pageId, revision, hasLater }: { pageId: number; revision: number; hasLater: boolean }) {
  const { scheduled: words } = useWords(editingWords)
  const address = `${pathTo('/admin/content/preview/:pageId', { pageId })}?revision=${revision}`
  return (
    <Callout kind={hasLater ? 'warn' : 'info'} live title={words.title(revision)}>
      <p>{hasLater ? words.later : words.same}</p>
      <a href={address} target="_blank" rel="noreferrer" className="text-accent underline">
        {words.look}
      </a>
    </Callout>
  )
}
