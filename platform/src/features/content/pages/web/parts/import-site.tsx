import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../../../site/path-to.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import type { Answer } from '../../../../../base/contract/call.ts'
import { localize } from '../../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { editingWords } from '../../editing-words.ts'

type Imported = Answer<SiteCalls['POST /api/admin/content/sites/import']>

/** A site out of an archive, under an address of its own. */
export function ImportSite({ onClose }: { onClose: () => void }) {
  const words = useWords(editingWords)
  const sendForm = useSendForm()
  const navigate = useNavigate()
  const [share, setShare] = useState<number>()
  const [imported, setImported] = useState<Imported>()
  const form = useForm({
    saved: { value: { name: '', file: null as File | null }, tag: '' },
    // The field decides how much may come, and so it stands before the file.
    save: async ({ name, file }) => {
      const made = await sendForm<Imported>(
        '/api/admin/content/sites/import',
        { name, file },
        { onProgress: setShare },
      ).finally(() => setShare(undefined))
      if (made.leftOut.length > 0) setImported(made)
      else await navigate(pathTo('/admin/content/sites/:siteId', { siteId: made.id }))
    },
    check: ({ file }) => ({ file: file ? undefined : words.archiveNeeded }),
    reload: 'never',
  })
  if (imported) return <LeftOut imported={imported} onClose={onClose} />
  return (
    <Dialog title={words.importSite} closeLabel={words.close} onClose={onClose}>
      <form {...form.props} className="grid gap-5">
        <TextField {...form.field('name')} label={words.name} hint={words.nameHint} maxLength={40} />
        <FileDrop
          name="file"
          label={words.archive}
          hint={words.importHint}
          accept=".zip,application/zip"
          {...form.field('file')}
        />
        {share !== undefined && <progress className="w-full" value={share} aria-label={words.importing} />}
        {form.problem && (
          <Callout kind="bad" live>
            <p>{form.problem}</p>
            <ul className="mt-1 list-disc pl-5 wrap-anywhere">
              {form.issues
                .filter(({ path }) => path !== '' && !path.startsWith('body.'))
                .map(({ path, code, message }) => (
                  <li key={path}>{`${path}: ${message ?? code}`}</li>
                ))}
            </ul>
          </Callout>
        )}
        <Button type="submit" busy={form.isBusy} className="w-fit">
          {words.importing}
        </Button>
      </form>
    </Dialog>
  )
}

/** What its pages named that is not here. */
function LeftOut({
  imported: { id: siteId, leftOut },
  onClose,
}: {
  imported: Imported
  onClose: () => void
}) {
  const words = useWords(editingWords)
  const lang = useLang()
  return (
    <Dialog title={words.importedTitle} closeLabel={words.close} onClose={onClose}>
      <div className="grid gap-4">
        <p>{words.leftOut}</p>
        <ul className="list-disc pl-5 wrap-anywhere">
          {leftOut.map(({ of, id, title }) => (
            <li key={`${of} ${id}`}>
              {`${words.referenceKinds[of]} · ${title ? localize(title, lang) : words.unnamed(String(id))}`}
            </li>
          ))}
        </ul>
        <SiteLink to={pathTo('/admin/content/sites/:siteId', { siteId })} className="font-medium text-accent">
          {words.openSite}
        </SiteLink>
      </div>
    </Dialog>
  )
}
