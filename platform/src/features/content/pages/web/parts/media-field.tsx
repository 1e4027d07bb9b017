import { useEffect, useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { MediaThumb, type Medium } from '../../../media/web/parts/media-thumb.tsx'
import { editingWords } from '../../editing-words.ts'
import { MediaDialog } from './media-dialog.tsx'

/** Something of the media library: shown, chosen, taken away. */
export function MediaField({
  label,
  of,
  value,
  onChange,
  problem,
}: {
  label: string
  of: Medium['kind']
  value: number | null
  onChange: (id: number | null) => void
  problem: string | undefined
}) {
  const { media: words } = useWords(editingWords)
  const api = useApi()
  const [chosen, setChosen] = useState<Medium>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (value === null || value === chosen?.id) return
    let isGone = false
    void api('GET /api/admin/media/{mediaId}', { params: { mediaId: value } })
      .then(medium => isGone || setChosen(medium))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [api, value, chosen?.id])
  const shown = value !== null && chosen?.id === value ? chosen : undefined
  return (
    <div className="text-sm">
      <p className="font-medium">{label}</p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <div className="w-40 overflow-hidden rounded-xl border border-line bg-sunken">
          {shown ? (
            <MediaThumb medium={shown} />
          ) : (
            <p className="grid aspect-video place-items-center text-muted">
              {value === null ? words.none : words.chosen(value)}
            </p>
          )}
        </div>
        <div className="grid justify-items-start gap-2">
          {shown && <p className="max-w-60 truncate text-muted">{shown.value.name}</p>}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              aria-label={`${label} · ${value === null ? words.choose : words.change}`}
              onClick={() => setOpen(true)}
            >
              {value === null ? words.choose : words.change}
            </Button>
            {value !== null && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`${label} · ${words.remove}`}
                onClick={() => onChange(null)}
              >
                {words.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
      {problem && <p className="mt-1 text-bad">{problem}</p>}
      {isOpen && (
        <MediaDialog
          of={of}
          onChoose={medium => {
            setChosen(medium)
            onChange(medium.id)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
