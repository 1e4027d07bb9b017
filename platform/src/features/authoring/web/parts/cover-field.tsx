import { useRef, useState } from 'react'
import { ApiError } from '../../../../base/contract/client.ts'
import { build } from '../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { adminWords } from '../../../admin/words.ts'
import { uploadPicture } from '../../../editor/web/parts/upload-picture.ts'
import { authoringWords } from '../../words.ts'

/** The picture that a competition is known by. */
export function CoverField({
  value,
  onChange,
  problem,
}: {
  value: string | null
  onChange: (cover: string | null) => void
  problem: string | undefined
}) {
  const { basics: words } = useWords(authoringWords)
  const { editing } = useWords(adminWords)
  const { viewer } = useSite()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setFailure(undefined)
    try {
      onChange(await uploadPicture(file, { ssoId: viewer?.ssoId, userId: viewer?.id, build }))
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : editing.offline)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="text-sm">
      <p className="font-medium">{words.cover}</p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <div className="grid aspect-video w-56 place-items-center overflow-hidden rounded-xl border border-line bg-sunken text-muted">
          {value ? <img src={value} alt={words.coverAlt} className="size-full object-cover" /> : words.none}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => input.current?.click()}>
            {words.coverChoose}
          </Button>
          {value && (
            <Button variant="quiet" size="small" onClick={() => onChange(null)}>
              {words.coverRemove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={words.coverChoose}
          className="hidden"
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            void take(file)
          }}
        />
      </div>
      <p className="mt-1 text-muted">{words.coverHint}</p>
      {(failure ?? problem) && (
        <p className="mt-1 text-bad" role="alert">
          {failure ?? problem}
        </p>
      )}
    </div>
  )
}
