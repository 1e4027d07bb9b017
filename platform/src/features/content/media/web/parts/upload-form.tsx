import { useState } from 'react'
import { useForm } from '../../../../../site/use-form.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { mediaWords } from '../../words.ts'
import { AltFields } from './alt-fields.tsx'
import type { Medium } from './media-thumb.tsx'

type Alt = Pick<Medium['value'], 'altZh' | 'altEn' | 'isDecorative'>
const noAlt: Alt = { altZh: '', altEn: '', isDecorative: false }
const taken = 'image/png,image/jpeg,image/webp,application/pdf,.docx,.xlsx,.pptx,.zip,video/mp4,video/webm'

/** Takes a file into the library; of a picture it asks what it shows. */
export function UploadForm({
  replaced,
  onAdded,
}: {
  /** In whose place it goes, and what is said of that one; without it is added. */
  replaced?: Pick<Medium, 'id' | 'value' | 'tag'>
  onAdded?: (medium: Medium) => void
}) {
  const { altZh, altEn, isDecorative } = replaced?.value ?? noAlt
  const blank = { file: null as File | null, altZh, altEn, isDecorative }
  const words = useWords(mediaWords)
  const send = useSendForm()
  const [share, setShare] = useState(0)
  const [added, setAdded] = useState<string>()
  const editing = useForm({
    saved: { value: blank, tag: '' },
    save: async ({ file, ...alt }) => {
      if (!file) return undefined
      // Fields stand before the file, as they decide what is taken.
      const fields = {
        ...alt,
        isDecorative: String(alt.isDecorative),
        ...(replaced ? { tag: replaced.tag } : {}),
        file,
      }
      const address = replaced ? `/api/admin/media/${replaced.id}/file` : '/api/admin/media'
      const medium = await send<Medium>(address, fields, { onProgress: setShare })
      setAdded(medium.value.name)
      onAdded?.(medium)
      return { value: blank, tag: '' }
    },
  })
  const { value, set, problemAt } = editing
  const isPicture = value.file?.type.startsWith('image/') ?? false
  return (
    <Card as="section">
      <form {...editing.props} className="grid gap-4">
        <FileDrop
          name="file"
          label={words.drop}
          hint={words.dropHint}
          accept={taken}
          value={value.file}
          onChange={file => {
            editing.clear()
            setAdded(undefined)
            set({ file })
          }}
          problem={problemAt('file')}
        />
        {isPicture && <AltFields value={value} set={set} problemAt={problemAt} />}
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {value.file && (
            <Button type="submit" busy={editing.isBusy}>
              {replaced ? words.replace : words.add}
            </Button>
          )}
          <span className="text-sm text-muted tabular-nums" role="status">
            {editing.isBusy
              ? words.sending(`${Math.round(share * 100)}%`)
              : added !== undefined && words.added(added)}
          </span>
        </div>
      </form>
    </Card>
  )
}
