import { useEffect, useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { MediaThumb, type Medium } from '../../../media/web/parts/media-thumb.tsx'
import { UploadForm } from '../../../media/web/parts/upload-form.tsx'
import { editingWords } from '../../editing-words.ts'

const shownAtOnce = 24
const searchPause = 250

/** Something of the library to choose, or something new for it. */
export function MediaDialog({
  of,
  onChoose,
  onClose,
}: {
  of: Medium['kind']
  onChoose: (medium: Medium) => void
  onClose: () => void
}) {
  const words = useWords(editingWords)
  const api = useApi()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<{ list: Medium[]; total: number } | 'failed'>()
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(
      () => {
        void api('GET /api/admin/media', { query: { search, kind: of, per_page: shownAtOnce } })
          .then(answer => isGone || setFound(answer))
          .catch(() => isGone || setFound('failed'))
      },
      search === '' ? 0 : searchPause,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [api, of, search])
  return (
    <Dialog title={words.media.title} closeLabel={words.close} onClose={onClose}>
      <TextField label={words.media.search} value={search} onChange={setSearch} maxLength={100} />
      {found === 'failed' && <p className="text-sm text-bad">{words.media.failed}</p>}
      {found !== undefined && found !== 'failed' && (
        <>
          {found.list.length === 0 && <p className="text-sm text-muted">{words.media.empty}</p>}
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {found.list.map(medium => (
              <li key={medium.id}>
                <PlainButton
                  className="block w-full overflow-hidden rounded-xl border border-line text-left text-sm hover:border-accent"
                  onClick={() => onChoose(medium)}
                >
                  <MediaThumb medium={medium} />
                  <span className="block truncate p-2">{medium.value.name}</span>
                </PlainButton>
              </li>
            ))}
          </ul>
          {found.total > found.list.length && (
            <p className="text-sm text-muted">{words.media.more(found.list.length, found.total)}</p>
          )}
        </>
      )}
      {/* Sent by itself: the form that this field stands in is not. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onSubmit={event => event.stopPropagation()}>
        <UploadForm onAdded={medium => medium.kind === of && onChoose(medium)} />
      </div>
    </Dialog>
  )
}
