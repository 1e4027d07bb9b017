import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { AskedLanguages } from '../../../../site/staff/asked-languages.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { LeaveGuard, Restored, TheirVersion } from '../../../../site/unsaved-changes.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import type { ToolHandle } from '../../../../site/shell/site-frame.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { datasetFaults } from '../faults.ts'
import { datasetWords } from '../words.ts'
import { CroissantImport } from './parts/edit/croissant-import.tsx'
import { FilesEditor } from './parts/edit/files-editor.tsx'
import { PublishPanel } from './parts/edit/publish-panel.tsx'
import { BothLanguages, TextsForm } from './parts/edit/texts-form.tsx'
import { UploadPanel } from './parts/edit/upload-panel.tsx'
import type { Route } from './+types/dataset-edit.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const draft = await context
    .get(pageContext)
    .api('GET /api/datasets/{id}/draft', { params: { id: Number(params.id) } })
  return { id: Number(params.id), draft }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, datasetWords, words => ({ title: words.form.editTitle }))

export const handle: ToolHandle = { isTool: true }

const whileChecking = 1_200

export default function DatasetEditPage({ loaderData: { id, draft } }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const { api, run, problem, clear } = useMutation({ reload: 'never' })
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<'publish' | 'discard'>()
  const form = useForm({
    name: `dataset:${id}`,
    saved: { value: draft.texts, tag: String(draft.revision) },
    conflict: datasetFaults.savedMeanwhile.code,
    save: async (value, tag) => {
      const { revision } = await api('PUT /api/datasets/{id}/draft', {
        params: { id },
        body: { ...value, revision: Number(tag) },
      })
      return { value, tag: String(revision) }
    },
  })
  useLookAgain(draft.uploads.some(upload => upload.state === 'received'))

  const attempt = async (what: NonNullable<typeof busy>, work: () => Promise<void>) => {
    setBusy(what)
    await run(work)
    setBusy(undefined)
  }
  const save = () => {
    clear()
    void form.save()
  }
  const publish = () =>
    attempt('publish', async () => {
      await api('POST /api/datasets/{id}/publish', { params: { id }, body: { revision: draft.revision } })
      await navigate(pathTo('/datasets/:id', { id }))
    })
  const discard = () =>
    attempt('discard', async () => {
      await api('DELETE /api/datasets/{id}/draft', { params: { id } })
      form.discard()
      await navigate(draft.isPublished ? pathTo('/datasets/:id', { id }) : '/datasets?mine=1')
    })
  const failed = problem ?? form.problem

  return (
    <AskedLanguages value={draft.languages}>
      <div className="mx-auto grid max-w-4xl gap-10">
        <PageHead
          title={words.form.editTitle}
          action={
            <SiteLink
              to={
                draft.isDraft
                  ? `${pathTo('/datasets/:id', { id })}?version=${draft.number}`
                  : pathTo('/datasets/:id', { id })
              }
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.form.see}
            </SiteLink>
          }
        >
          {draft.competitionId !== null && words.form.forCompetition(String(draft.competitionId))}{' '}
          {draft.isDraft && <Badge tone="warn">{words.draft}</Badge>}
        </PageHead>
        <Restored form={form} />
        <TextsForm form={form} categories={draft.categories} />
        <section className="grid gap-4" aria-labelledby="files">
          <h2 id="files" className="text-xl font-semibold">
            {words.upload.title}
          </h2>
          <UploadPanel id={id} draft={draft} onChange={revalidate} />
          <FilesEditor id={id} draft={draft} onChange={revalidate} />
        </section>
        <CroissantImport
          id={id}
          revision={draft.revision}
          disabledReason={form.isDirty ? words.form.missing.unsaved : undefined}
          onImported={revalidate}
        />
        <section className="sticky bottom-0 grid gap-4 rounded-t-2xl border border-b-0 border-line bg-card p-5 shadow-float">
          {draft.isPublished && (
            <details>
              <summary className="text-sm font-semibold">{words.form.notes}</summary>
              <div className="mt-2">
                <BothLanguages
                  name="notes"
                  label={words.form.notes}
                  hint={words.form.notesHint}
                  most={2_000}
                  isLong
                  form={form}
                />
              </div>
            </details>
          )}
          {(failed || form.justSaved) && (
            <Callout kind={failed ? 'bad' : 'good'} live>
              {failed ?? words.form.saved}
              <TheirVersion form={form} />
            </Callout>
          )}
          <PublishPanel
            draft={draft}
            isUnsaved={form.isDirty}
            busy={form.isBusy ? 'save' : busy}
            onSave={save}
            onRevert={form.discard}
            onPublish={() => void publish()}
            onDiscard={() => void discard()}
          />
        </section>
        <LeaveGuard form={form} />
      </div>
    </AskedLanguages>
  )
}

/** While the server checks what arrived, what it says is asked for again. */
function useLookAgain(isChecking: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(() => void revalidate(), whileChecking)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChecking])
}
