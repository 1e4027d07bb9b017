import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { formatBytes } from '../../../../../../base/web/format.ts'
import { clientHeaders } from '../../../../../../base/web/browser-api.ts'
import { build, useApi } from '../../../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../../../site/use-site.ts'
import { FileButton } from '../../../../../../ui/file-button.tsx'
import { datasetWords } from '../../../words.ts'
import { chosenFiles, droppedFiles, sortOut, type NamedFile } from '../../uploads/dropped-files.ts'
import { UploadQueue, type Item } from '../../uploads/upload-queue.ts'
import type { Draft } from './draft.ts'
import { UploadList } from './upload-list.tsx'

const none: readonly Item[] = []

/** Takes files and folders, sends them, and tells how far each is. What broke off goes on when it is chosen again. */
export function UploadPanel({
  id,
  draft,
  onChange,
}: {
  id: number
  draft: Draft
  onChange: () => Promise<void>
}) {
  const words = useWords(datasetWords)
  const { viewer } = useSite()
  const api = useApi()
  const inputId = useId()
  const [isOver, setOver] = useState(false)
  const [skipped, setSkipped] = useState<string[]>([])
  const [queue] = useState(
    () =>
      new UploadQueue({
        start: async file =>
          (await api('POST /api/datasets/{id}/uploads', { params: { id }, body: file })).upload,
        cancel: uploadId => api('DELETE /api/datasets/uploads/{uploadId}', { params: { uploadId } }),
        headers: () => clientHeaders({ ssoId: viewer?.ssoId, userId: viewer?.id, build }),
        onChange,
      }),
  )
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot, () => none)
  const isSending = items.some(item => item.state === 'sending' || item.state === 'waiting')
  useEffect(() => () => queue.stop(), [queue])
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isSending])
  const take = (files: readonly NamedFile[]) => {
    const sorted = sortOut(files)
    setSkipped(sorted.skipped)
    queue.add(sorted.take)
  }
  const input = (kind: 'files' | 'folder') => (
    <FileButton
      label={words.upload[kind]}
      describedBy={`${inputId}-hint`}
      multiple
      isFolder={kind === 'folder'}
      onFiles={files => take(chosenFiles(files))}
    />
  )
  return (
    <div className="grid gap-4">
      <div
        className={clsx(
          'grid place-items-center gap-3 rounded-2xl border-2 border-dashed px-6 py-8 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
        )}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          void droppedFiles(event.dataTransfer).then(take)
        }}
      >
        <FileUp className="size-8 text-accent" aria-hidden="true" />
        <p className="font-medium">{words.upload.drop}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {input('files')}
          {input('folder')}
        </div>
        <p id={`${inputId}-hint`} className="max-w-xl text-sm text-muted">
          {words.upload.hint(formatBytes(draft.mostFileBytes))}
        </p>
        {draft.quota && (
          <p className="text-sm text-muted tabular-nums" title={words.form.leftHint}>
            {words.form.left(formatBytes(draft.quota.used), formatBytes(draft.quota.limit))} ·{' '}
            {words.form.leftHint}
          </p>
        )}
      </div>
      {skipped.length > 0 && (
        <p className="text-sm text-warn" role="status">
          {words.upload.skipped(
            `${skipped.slice(0, 5).join(', ')}${skipped.length > 5 ? ` … (${skipped.length})` : ''}`,
          )}
        </p>
      )}
      <UploadList
        items={items}
        known={draft.uploads}
        onPause={key => queue.pause(key)}
        onResume={key => queue.resume(key)}
        onCancel={key => void queue.cancel(key)}
        onCancelKnown={async uploadId => {
          await api('DELETE /api/datasets/uploads/{uploadId}', { params: { uploadId } }).catch(
            () => undefined,
          )
          await onChange()
        }}
      />
    </div>
  )
}
