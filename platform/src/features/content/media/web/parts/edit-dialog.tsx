import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { mediaWords } from '../../words.ts'
import { AltFields } from './alt-fields.tsx'
import type { Medium } from './media-thumb.tsx'

/** What something of the library is called and shows. */
export function EditDialog({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const words = useWords(mediaWords)
  const api = useApi()
  const editing = useForm({
    name: `media:${medium.id}`,
    saved: medium,
    save: (value, tag) =>
      api('PUT /api/admin/media/{mediaId}', { params: { mediaId: medium.id }, body: { value, tag } }),
    onSaved: onClose,
  })
  return (
    <Dialog title={words.editTitle(medium.value.name)} onClose={onClose}>
      <form {...editing.props} className="grid gap-5">
        <TextField label={words.name} maxLength={200} required {...editing.field('name')} />
        {medium.kind === 'picture' && (
          <AltFields
            value={editing.value}
            set={editing.set}
            problemAt={name => editing.problemAt(`value.${name}`)}
          />
        )}
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={editing.isBusy}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
