import { useState } from 'react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { FileButton } from '../../../../../ui/file-button.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import type { FileField as Asked } from '../../../forms/web/parts/form-filler.tsx'
import { endingsOf } from '../../file.rules.ts'
import { proposalWords } from '../../words.ts'
import { FileLinks, type ProposalFile } from './file-links.tsx'

/** The files of one field: sent as soon as they are chosen. */
export function FileField({
  editionId,
  isBlind,
  field,
  files,
  onAdd,
  onRemove,
}: {
  editionId: number
  isBlind: boolean
  field: Asked
  files: readonly ProposalFile[]
  onAdd: (file: ProposalFile) => void
  onRemove: (id: number) => void
}) {
  const { submit: words } = useWords(proposalWords)
  const sendForm = useSendForm()
  const { run, problem } = useMutation({ reload: 'never' })
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const [tooLarge, setTooLarge] = useState<string>()
  const add = async (chosen: readonly File[]) => {
    setTooLarge(undefined)
    for (const file of chosen.slice(0, field.most - files.length)) {
      if (file.size > field.mostBytes) {
        setTooLarge(file.name)
        continue
      }
      setSending({ name: file.name, share: 0 })
      const isDone = await run(async () =>
        onAdd(
          await sendForm<ProposalFile>(
            `/api/spic/editions/${editionId}/proposal/files`,
            { field: field.key, file },
            { onProgress: share => setSending({ name: file.name, share }) },
          ),
        ),
      )
      setSending(undefined)
      if (!isDone) return
    }
  }
  const wrong = tooLarge === undefined ? problem : words.tooLarge(tooLarge)
  return (
    <div className="grid gap-3">
      {isBlind && <p className="text-muted">{words.blindFiles}</p>}
      {files.length === 0 && !sending && <p className="text-muted">{words.noFiles}</p>}
      <FileLinks
        files={files}
        action={file => (
          <Button
            variant="quiet"
            size="small"
            aria-label={words.removeFile(file.name)}
            onClick={() => onRemove(file.id)}
          >
            {words.remove}
          </Button>
        )}
      />
      {sending && <Progress value={sending.share} label={words.uploading(sending.name)} />}
      {wrong && (
        <p className="text-bad" role="alert">
          {wrong}
        </p>
      )}
      {files.length < field.most && !sending && (
        <div>
          <FileButton
            label={words.addFile}
            accept={endingsOf(field.kinds, { isBlind })
              .map(ending => `.${ending}`)
              .join(',')}
            multiple={field.most - files.length > 1}
            onFiles={chosen => void add(chosen)}
          />
        </div>
      )}
    </div>
  )
}
