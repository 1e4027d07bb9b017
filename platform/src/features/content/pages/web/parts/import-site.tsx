import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../../../site/path-to.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { editingWords } from '../../editing-words.ts'

/** A site out of an archive, under an address of its own. */
export function ImportSite({ onClose }: { onClose: () => void }) {
  const words = useWords(editingWords)
  const sendForm = useSendForm()
  const navigate = useNavigate()
  const [share, setShare] = useState<number>()
  const form = useForm({
    saved: { value: { name: '', file: null as File | null }, tag: '' },
    // The field decides how much may come, and so it stands before the file.
    save: async ({ name, file }) => {
      const { id: siteId } = await sendForm<{ id: number }>(
        '/api/admin/content/sites/import',
        { name, file },
        { onProgress: setShare },
      ).finally(() => setShare(undefined))
      await navigate(pathTo('/admin/content/sites/:siteId', { siteId }))
    },
    check: ({ file }) => ({ file: file ? undefined : words.archiveNeeded }),
    reload: 'never',
  })
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
                .filter(({ path }) => !path.startsWith('body.'))
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
