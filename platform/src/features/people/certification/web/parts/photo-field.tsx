import { useId, useState } from 'react'
import { ImageUp } from 'lucide-react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { FileButton } from '../../../../../ui/file-button.tsx'
import type { PhotoFormat, PhotoPart } from '../../rules.ts'
import { certificationWords } from '../../words.ts'

export type PhotoLimits = { maxBytes: number; formats: readonly PhotoFormat[]; keptDays: number }

const types: Record<PhotoFormat, string> = { jpg: 'image/jpeg', png: 'image/png', bmp: 'image/bmp' }
const endings: Record<PhotoFormat, RegExp> = { jpg: /\.jpe?g$/i, png: /\.png$/i, bmp: /\.bmp$/i }

/** How formats and sizes are called in sentences. */
export const shownLimits = ({ formats, maxBytes }: PhotoLimits) => ({
  formats: formats.map(format => format.toUpperCase()).join(' / '),
  size: `${formatCount(Math.round(maxBytes / 1024))} KB`,
})

/** What of a photo can be seen to be wrong before it is sent. */
export function photoProblem(
  file: File | null,
  limits: PhotoLimits,
  words: { missing: string; format: (formats: string) => string; size: (size: string) => string },
): string | undefined {
  const { formats, size } = shownLimits(limits)
  if (!file) return words.missing
  if (!limits.formats.some(format => endings[format].test(file.name))) return words.format(formats)
  return file.size > limits.maxBytes ? words.size(size) : undefined
}

/** One photo: what it must show, and as it was chosen. It is shown from memory alone. */
export function PhotoField({
  part,
  limits,
  value,
  onChange,
  problem,
}: {
  part: PhotoPart
  limits: PhotoLimits
  value: File | null
  onChange: (file: File | null) => void
  problem?: string | undefined
}) {
  const { form: words } = useWords(certificationWords)
  const id = useId()
  const [address, setAddress] = useState('')
  const name = words.photos[part]
  const { formats, size } = shownLimits(limits)
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      <p id={id} className="font-medium">
        {name}
      </p>
      <div className="flex flex-wrap items-start gap-4 rounded-xl border border-dashed border-line bg-sunken p-4">
        {value && address ? (
          <img
            src={address}
            onLoad={() => URL.revokeObjectURL(address)}
            alt={words.preview(name)}
            className="max-h-40 w-full max-w-60 rounded-lg border border-line object-contain sm:w-60"
          />
        ) : (
          <span
            className="grid h-28 w-full max-w-60 place-items-center rounded-lg border border-line bg-card text-muted sm:w-44"
            aria-hidden="true"
          >
            <ImageUp className="size-8" />
          </span>
        )}
        <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-2">
          <p id={`${id}-hint`} className="text-muted">
            {words.photoHints[part]} {words.photoLimit(formats, size)}
          </p>
          {value && <p className="max-w-full truncate">{value.name}</p>}
          <FileButton
            label={value ? words.changePhoto : words.choosePhoto}
            labelledBy={id}
            describedBy={`${id}-hint`}
            accept={limits.formats.map(format => types[format]).join(',')}
            onFiles={([file]) => {
              if (!file) return
              setAddress(URL.createObjectURL(file))
              onChange(file)
            }}
          />
          {problem && (
            <p className="text-bad" role="alert">
              {problem}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
