import { useEffect, useMemo, useRef, useState } from 'react'
import { useBlocker, useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { useFirstWrong } from '../../../../site/use-first-wrong.ts'
import type { DraftTexts } from '../schema.ts'
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

const whileChecking = 1_200

export default function DatasetEditPage({ loaderData: { id, draft } }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const { api, run, problem, issues } = useMutation({ reload: 'never' })
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [texts, setTexts] = useState(draft.texts)
  const [saved, setSaved] = useState(draft.texts)
  const [revision, setRevision] = useState(draft.revision)
  const [busy, setBusy] = useState<'save' | 'publish' | 'discard'>()
  const [isSaved, setDone] = useState(false)
  const wrong = useMemo(() => new Set(issues.map(issue => issue.path.replace(/^body\./, ''))), [issues])
  const isUnsaved = JSON.stringify(texts) !== JSON.stringify(saved)
  const form = useRef<HTMLDivElement>(null)
  useFirstWrong(form, wrong.size > 0 ? wrong : undefined)
  useKeepTyped(isUnsaved && busy !== 'discard', words.form.unsaved)
  useLookAgain(draft.uploads.some(upload => upload.state === 'received'))

  const attempt = async (what: NonNullable<typeof busy>, work: () => Promise<void>) => {
    setBusy(what)
    setDone(false)
    await run(work)
    setBusy(undefined)
  }
  const refresh = () => revalidator.revalidate()
  const save = () =>
    attempt('save', async () => {
      const answer = await api('PUT /api/datasets/{id}/draft', {
        params: { id },
        body: { ...texts, revision },
      })
      setRevision(answer.revision)
      setSaved(texts)
      setDone(true)
      await refresh()
    })
  const publish = () =>
    attempt('publish', async () => {
      await api('POST /api/datasets/{id}/publish', { params: { id }, body: { revision } })
      await navigate(pathTo('/datasets/:id', { id }))
    })
  const discard = () =>
    attempt('discard', async () => {
      await api('DELETE /api/datasets/{id}/draft', { params: { id } })
      setSaved(texts)
      await navigate(draft.isPublished ? pathTo('/datasets/:id', { id }) : '/datasets?mine=1')
    })
  const imported = async () => {
    const fresh = await api('GET /api/datasets/{id}/draft', { params: { id } })
    setTexts(fresh.texts)
    setSaved(fresh.texts)
    setRevision(fresh.revision)
    await refresh()
  }
  const change = (part: Partial<DraftTexts>) => setTexts({ ...texts, ...part })

  return (
    <div ref={form} className="mx-auto grid max-w-4xl gap-10">
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
      <TextsForm texts={texts} categories={draft.categories} wrong={wrong} onChange={change} />
      <section className="grid gap-4" aria-labelledby="files">
        <h2 id="files" className="text-xl font-semibold">
          {words.upload.title}
        </h2>
        <UploadPanel id={id} draft={draft} onChange={refresh} />
        <FilesEditor id={id} draft={draft} onChange={refresh} />
      </section>
      <CroissantImport
        id={id}
        revision={revision}
        disabledReason={isUnsaved ? words.form.missing.unsaved : undefined}
        onImported={imported}
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
                texts={texts}
                wrong={wrong}
                onChange={change}
              />
            </div>
          </details>
        )}
        {(problem || isSaved) && (
          <Callout kind={problem ? 'bad' : 'good'} live>
            {problem ?? words.form.saved}
          </Callout>
        )}
        <PublishPanel
          draft={draft}
          isUnsaved={isUnsaved}
          busy={busy}
          onSave={() => void save()}
          onPublish={() => void publish()}
          onDiscard={() => void discard()}
        />
      </section>
    </div>
  )
}

/** Nothing typed is lost by leaving: first one is asked. */
function useKeepTyped(isUnsaved: boolean, question: string): void {
  const blocker = useBlocker(isUnsaved)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, question])
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
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
