import { useState } from 'react'
import { formatBytes, formatCount } from '../../../../../../base/web/format.ts'
import { useMutation } from '../../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../../site/use-site.ts'
import { Badge } from '../../../../../../ui/badge.tsx'
import { Button } from '../../../../../../ui/button.tsx'
import { Callout } from '../../../../../../ui/callout.tsx'
import { datasetWords } from '../../../words.ts'
import type { Draft } from './draft.ts'
import { FileForm } from './file-form.tsx'

type File = Draft['files'][number]

/** The files of the draft: to be removed, renamed and described. */
export function FilesEditor({
  id,
  draft,
  onChange,
}: {
  id: number
  draft: Draft
  onChange: () => Promise<void>
}) {
  const words = useWords(datasetWords)
  const { api, run, problem } = useMutation({ reload: 'never' })
  const [open, setOpen] = useState<string>()
  const remove = (file: File) =>
    run(async () => {
      await api('PUT /api/datasets/{id}/draft/files', { params: { id }, body: { remove: [file.name] } })
      await onChange()
    })
  if (draft.files.length === 0 && draft.removed.length === 0)
    return <p className="text-sm text-muted">{words.upload.none}</p>
  return (
    <div className="grid gap-3">
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <ul className="divide-y divide-line rounded-2xl border border-line bg-card shadow-card">
        {draft.files.map(file => (
          <li key={file.name} className="grid gap-3 px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <div className="min-w-0 grow basis-60">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-mono text-sm font-semibold">{file.name}</span>
                  {file.change !== 'same' && draft.isPublished && (
                    <Badge tone={file.change === 'added' ? 'good' : 'accent'}>
                      {words.upload[file.change]}
                    </Badge>
                  )}
                </p>
                <p className="text-sm text-muted tabular-nums">
                  {formatBytes(file.size)}
                  {file.rowCount !== null && ` · ${words.rowCount(formatCount(file.rowCount))}`}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-expanded={open === file.name}
                aria-label={`${open === file.name ? words.upload.close : words.upload.describe} ${file.name}`}
                onClick={() => setOpen(open === file.name ? undefined : file.name)}
              >
                {open === file.name ? words.upload.close : words.upload.describe}
              </Button>
              <Button
                variant="danger"
                size="small"
                aria-label={`${words.upload.remove} ${file.name}`}
                onClick={() => void remove(file)}
              >
                {words.upload.remove}
              </Button>
            </div>
            {open === file.name && (
              <FileForm
                id={id}
                file={file}
                onSaved={async () => {
                  setOpen(undefined)
                  await onChange()
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {draft.removed.length > 0 && (
        <details className="text-sm text-muted">
          <summary>{words.upload.removed(draft.removed.length)}</summary>
          <ul className="mt-2 grid gap-1 font-mono">
            {draft.removed.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
