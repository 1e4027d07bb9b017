import { clsx } from 'clsx'
import { useRef } from 'react'
import { build } from '../browser-api.ts'
import { useMutation } from '../use-mutation.ts'
import { useSite, useWords } from '../use-site.ts'
import { Button } from '../../ui/button.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { uploadPicture } from '../upload-picture.ts'
import { staffWords } from './words.ts'

/** A picture of something: shown, chosen from this device, taken away. */
export function PictureField({
  label,
  hint,
  value,
  onChange,
  problem,
  isWhole = false,
}: {
  label: string
  hint: string
  value: string | null
  onChange: (picture: string | null) => void
  problem: string | undefined
  /** Nothing of it is cut off to fill its place, as with logos. */
  isWhole?: boolean
}) {
  const { picture: words } = useWords(staffWords)
  const { viewer } = useSite()
  const input = useRef<HTMLInputElement>(null)
  const { run, isBusy, problem: failure } = useMutation({ reload: 'never' })
  const take = async (file: File | undefined) => {
    if (!file) return
    await run(async () =>
      onChange(await uploadPicture(file, { ssoId: viewer?.ssoId, userId: viewer?.id, build })),
    )
  }
  return (
    <div className="text-sm">
      <p className="font-medium">{label}</p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <div className="grid aspect-video w-56 place-items-center overflow-hidden rounded-xl border border-line bg-sunken text-muted">
          {value ? (
            <img
              src={value}
              alt={words.alt(label)}
              className={clsx('size-full', isWhole ? 'bg-white object-contain p-3' : 'object-cover')}
            />
          ) : (
            words.none
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          {value && (
            <Button variant="quiet" size="small" onClick={() => onChange(null)}>
              {words.remove}
            </Button>
          )}
        </div>
        <FileInput
          ref={input}
          accept="image/png,image/jpeg,image/webp"
          aria-label={`${label} · ${words.choose}`}
          className="hidden"
          onFiles={([file]) => void take(file)}
        />
      </div>
      <p className="mt-1 text-muted">{hint}</p>
      {(failure ?? problem) && (
        <p className="mt-1 text-bad" role="alert">
          {failure ?? problem}
        </p>
      )}
    </div>
  )
}
