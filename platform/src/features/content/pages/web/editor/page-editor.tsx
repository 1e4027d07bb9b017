import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localize } from '../../../../../base/web/language.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { AdminPage } from '../../../../../site/staff/admin-page.tsx'
import { LeaveGuard } from '../../../../../site/unsaved-changes.tsx'
import { useProblemAt } from '../../../../../site/use-problem-at.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { missingIn } from '../../completeness.ts'
import { editingWords } from '../../editing-words.ts'
import { words as text, type Fields } from '../../fields.ts'
import { addressesOf } from '../../rules.ts'
import { BlocksEditor } from './blocks-editor.tsx'
import { EditingContext, focusPath, type Choices, type EditedPage, type Side } from './editing.ts'
import { FieldControl } from './field-control.tsx'
import { MissingList } from './missing-list.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { Publishing } from './publishing.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { SaveLine, SaveTrouble } from './save-state.tsx'
import { SideSwitch } from './side-switch.tsx'
import { useDraft } from './use-draft.ts'

const ownFields = {
  title: text({ zh: '页面标题', en: 'Page title' }, { max: 80, isRequired: true }),
  description: text(
    { zh: '页面简介', en: 'Page description' },
    {
      max: 200,
      isRequired: true,
      hint: { zh: '显示在搜索结果和分享卡片里。', en: 'Shown in search results and link previews.' },
    },
  ),
} satisfies Fields

/** A page as it is written: its blocks, what is missing, how it will look, and whether it is published. */
export function PageEditor({ edited, choices }: { edited: EditedPage; choices: Choices }) {
  const words = useWords(editingWords)
  const lang = useLang()
  const draft = useDraft(edited)
  const { document, change } = draft
  const problemOf = useProblemAt(draft.failure?.issues ?? [])
  const [side, setSide] = useState<Side>('zh')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<'revisions' | 'remove'>()
  const missing = missingIn(document)
  const { page, site } = draft.edited
  const unfold = (id: string, isOpen: boolean) =>
    setOpen(before => new Set([...[...before].filter(one => one !== id), ...(isOpen ? [id] : [])]))
  const go = (path: string) => {
    const [, at] = path.split('.')
    const block = document.blocks[Number(at)]
    if (block) unfold(block.id, true)
    if (path.endsWith('.en')) setSide('en')
    if (path.endsWith('.zh')) setSide('zh')
    // Once the block is unfolded.
    setTimeout(() => focusPath(path))
  }
  const isSeen = page.isLive || page.state === 'scheduled'
  return (
    <AdminPage
      title={localize(document.title, lang) || words.untitled}
      lead={
        <SiteLink to={pathTo('/admin/content/sites/:siteId', { siteId: site.id })}>
          {localize(site.title, lang)} · {words.slugs[page.slug] ?? page.slug}
        </SiteLink>
      }
      actions={
        <>
          <Button variant="secondary" onClick={() => setDialog('revisions')}>
            {words.revisions.open}
          </Button>
          <Button
            variant="quiet"
            disabledReason={isSeen ? words.remove.cannot : undefined}
            onClick={() => setDialog('remove')}
          >
            {words.remove.title}
          </Button>
        </>
      }
    >
      <EditingContext
        value={{
          side,
          problemAt: path => problemOf(`document.${path}`),
          choices,
          addresses: addressesOf(draft.edited.site.name),
        }}
      >
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <div className="sticky top-14 z-10 -mx-2 flex flex-wrap items-center justify-between gap-2 bg-page/95 px-2 py-2">
              <SaveLine draft={draft} />
              <SideSwitch side={side} onChange={setSide} />
            </div>
            <SaveTrouble draft={draft} />
            <Card as="section" className="grid gap-5">
              {(['title', 'description'] as const).map(name => (
                <FieldControl
                  key={name}
                  path={name}
                  field={ownFields[name]}
                  value={document[name]}
                  onChange={next => change(before => ({ ...before, [name]: next }))}
                />
              ))}
            </Card>
            <BlocksEditor
              blocks={document.blocks}
              open={open}
              setOpen={unfold}
              onChange={next => change(before => ({ ...before, blocks: next(before.blocks) }))}
            />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
            <Publishing draft={draft} missing={missing.length} />
            {(missing.length > 0 || page.state !== 'published') && (
              <MissingList document={document} missing={missing} onGo={go} />
            )}
            <PreviewPane pageId={page.id} saved={String(draft.edited.number)} />
          </div>
        </div>
        {dialog === 'revisions' && <RevisionsDialog draft={draft} onClose={() => setDialog(undefined)} />}
      </EditingContext>
      {dialog === 'remove' && <RemovePage pageId={page.id} onClose={() => setDialog(undefined)} />}
      <LeaveGuard form={{ isDirty: draft.status !== 'saved', hasUnsaved: () => draft.isUnsaved }} />
    </AdminPage>
  )
}

function RemovePage({ pageId, onClose }: { pageId: number; onClose: () => void }) {
  const { remove: words } = useWords(editingWords)
  const api = useApi()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={words.title}
      submit={words.title}
      isDanger
      onSubmit={async () => {
        await api('DELETE /api/admin/content/pages/{pageId}', { params: { pageId } })
        await navigate('/admin/content')
      }}
      onClose={onClose}
    >
      <p className="text-muted">{words.text}</p>
    </ConfirmDialog>
  )
}
