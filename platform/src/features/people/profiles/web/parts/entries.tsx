import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import type { Form } from '../../../../../site/use-form.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { profileWords } from '../../words.ts'

/** The list of a profile: each entry is changed where it stands, and asked about before it goes. */
export function Entries<T>({
  list,
  idOf,
  nameOf,
  empty,
  add,
  isFull,
  full,
  show,
  form,
  onDelete,
}: {
  list: readonly T[]
  idOf: (one: T) => number
  nameOf: (one: T) => string
  empty: string
  add: string
  isFull: boolean
  full: string
  show: (one: T) => ReactNode
  /** The form of an entry, or of a new one. */
  form: (one: T | undefined, onDone: () => void) => ReactNode
  onDelete: (one: T) => Promise<unknown>
}) {
  const { entries: words } = useWords(profileWords)
  const [open, setOpen] = useState<number | 'new'>()
  const [going, setGoing] = useState<T>()
  const close = () => setOpen(undefined)
  return (
    <>
      {list.length === 0 && open !== 'new' && <p className="text-sm text-muted">{empty}</p>}
      <ul className="divide-y divide-line text-sm empty:hidden">
        {list.map(one =>
          open === idOf(one) ? (
            <li key={idOf(one)} className="py-4">
              {form(one, close)}
            </li>
          ) : (
            <li key={idOf(one)} className="flex items-start justify-between gap-3 py-3">
              <div className="min-w-0">{show(one)}</div>
              <span className="flex shrink-0">
                <IconButton
                  size="small"
                  icon={Pencil}
                  label={words.edit(nameOf(one))}
                  onClick={() => setOpen(idOf(one))}
                />
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={words.remove(nameOf(one))}
                  onClick={() => setGoing(one)}
                />
              </span>
            </li>
          ),
        )}
      </ul>
      {open === 'new' ? (
        <div className="border-t border-line pt-4">{form(undefined, close)}</div>
      ) : (
        <div>
          <Button
            variant="secondary"
            disabledReason={isFull ? full : undefined}
            onClick={() => setOpen('new')}
          >
            <Plus className="size-4" aria-hidden="true" />
            {add}
          </Button>
        </div>
      )}
      {going !== undefined && (
        <ConfirmDialog
          title={words.removeTitle}
          submit={words.delete}
          isDanger
          onSubmit={() => onDelete(going)}
          onClose={() => setGoing(undefined)}
        >
          <p className="text-muted wrap-anywhere">{words.removeText(nameOf(going))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The form of an entry: its fields, what went wrong, and how it ends. */
export function EntryForm({
  form,
  isNew,
  onDone,
  children,
}: {
  form: Pick<Form<object>, 'props' | 'problem' | 'isBusy' | 'discard'>
  isNew: boolean
  onDone: () => void
  children: ReactNode
}) {
  const { entries: words } = useWords(profileWords)
  const cancel = () => {
    form.discard()
    onDone()
  }
  return (
    <form {...form.props} className="grid gap-4 sm:grid-cols-2">
      {children}
      {form.problem && (
        <div className="sm:col-span-2">
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        </div>
      )}
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" busy={form.isBusy}>
          {isNew ? words.add : words.save}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
