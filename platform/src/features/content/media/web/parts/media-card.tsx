import { useState } from 'react'
import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { localize } from '../../../../../base/web/language.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { mediaWords } from '../../words.ts'
import { EditDialog } from './edit-dialog.tsx'
import { MediaThumb, type Medium } from './media-thumb.tsx'
import { UploadForm } from './upload-form.tsx'

/** One of the library: what it looks like, what it shows, what uses it. */
export function MediaCard({ medium }: { medium: Medium }) {
  const words = useWords(mediaWords)
  const lang = useLang()
  const [open, setOpen] = useState<'edit' | 'replace' | 'remove'>()
  const api = useApi()
  const { value } = medium
  const alt = value.isDecorative ? words.decorative : localize({ zh: value.altZh, en: value.altEn }, lang)
  return (
    <li className="flex flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      <MediaThumb medium={medium} />
      <div className="flex grow flex-col gap-2 p-4 text-sm">
        <p className="font-medium break-all">{value.name}</p>
        {medium.kind === 'picture' && <p className="text-muted">{alt}</p>}
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums">
          <Badge>{words.kinds[medium.kind]}</Badge>
          <span>{formatBytes(medium.bytes)}</span>
          {medium.width !== null && medium.height !== null && (
            <span>{words.size(String(medium.width), String(medium.height))}</span>
          )}
          {medium.uses.length === 0 && <span>{words.unused}</span>}
        </p>
        {medium.uses.length > 0 && (
          <details>
            <summary className="cursor-pointer text-muted">
              {words.uses(formatCount(medium.uses.length))}
            </summary>
            <ul className="mt-2 grid gap-1">
              {medium.uses.map(use => (
                <li key={use.path}>
                  <SiteLink to={use.path}>{localize(use.title, lang)}</SiteLink>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="flex gap-2">
          <Button variant="secondary" size="small" onClick={() => setOpen('edit')}>
            {words.edit}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setOpen('replace')}>
            {words.replace}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen('remove')}>
            {words.remove}
          </Button>
        </p>
      </div>
      {open === 'edit' && <EditDialog medium={medium} onClose={() => setOpen(undefined)} />}
      {open === 'replace' && (
        <Dialog
          title={words.replaceTitle(value.name)}
          closeLabel={words.cancel}
          onClose={() => setOpen(undefined)}
        >
          <div className="grid gap-4">
            <p className="text-sm text-muted">{words.replaceText}</p>
            <UploadForm replaced={medium} onAdded={() => setOpen(undefined)} />
          </div>
        </Dialog>
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle(value.name)}
          submit={words.remove}
          isDanger
          onSubmit={() => api('DELETE /api/admin/media/{mediaId}', { params: { mediaId: medium.id } })}
          onClose={() => setOpen(undefined)}
        >
          <p>{words.removeText}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
