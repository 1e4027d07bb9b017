import { useState } from 'react'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { differences } from '../../differences.ts'
import { editingWords } from '../../editing-words.ts'
import { DifferencesList } from './differences-list.tsx'
import type { Draft } from './use-draft.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** In a line whether all is saved. */
export function SaveLine({ draft: { status, savedAt } }: { draft: Draft }) {
  const { formatTime } = useFormats()
  const { status: words } = useWords(editingWords)
  const zone = useZone()
  const saved = savedAt === undefined ? words.unchanged : words.saved(formatTime(savedAt, zone, true))
  const said = {
    saved,
    waiting: words.waiting,
    saving: words.saving,
    failed: words.waiting,
    held: words.waiting,
  }
  return (
    <p className="text-sm text-muted tabular-nums" role="status">
      {said[status]}
    </p>
  )
}

/** What came back from earlier, what was not saved and why, and the choice between two versions. */
export function SaveTrouble({ draft }: { draft: Draft }) {
  const { formatTime } = useFormats()
  const { status: words } = useWords(editingWords)
  const zone = useZone()
  const { status, failure, restoredAt } = draft
  return (
    <>
      {restoredAt !== undefined && <Callout live>{words.restored(formatTime(restoredAt, zone))}</Callout>}
      {status === 'failed' && (
        <Callout kind="bad" live title={failure && failure.issues.length > 0 ? words.refused : words.failed}>
          <p>{refusalIn(failure)?.message}</p>
          <Button variant="secondary" size="small" className="mt-2" onClick={() => void draft.flush()}>
            {words.again}
          </Button>
        </Callout>
      )}
      {status === 'held' && <Conflict draft={draft} />}
    </>
  )
}

function Conflict({
  draft: { theirs, document, replace, keepMine, lookAtTheirs, failure },
}: {
  draft: Draft
}) {
  const { formatTime } = useFormats()
  const { conflict: words, status, close } = useWords(editingWords)
  const zone = useZone()
  const [dialog, setDialog] = useState<'differences' | 'discard'>()
  if (!theirs)
    return (
      <Callout kind="bad" live title={refusalIn(failure)?.message}>
        <Button variant="secondary" size="small" className="mt-2" onClick={() => void lookAtTheirs()}>
          {status.again}
        </Button>
      </Callout>
    )
  const choices = (
    <>
      <Button variant="secondary" onClick={() => setDialog('discard')}>
        {words.theirs}
      </Button>
      <Button onClick={keepMine}>{words.mine}</Button>
    </>
  )
  const at = formatTime(theirs.page.changedAt, zone, true)
  return (
    <Callout kind="bad" live title={words.title(theirs.changedBy?.name || words.somebody, at)}>
      <p>{words.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setDialog('differences')}>
          {words.look}
        </Button>
        {choices}
      </div>
      {dialog === 'differences' && (
        <Dialog title={words.differences} closeLabel={close} onClose={() => setDialog(undefined)}>
          <DifferencesList
            changes={differences(theirs.document, document)}
            before={theirs.document}
            after={document}
          />
          <DialogActions>{choices}</DialogActions>
        </Dialog>
      )}
      {dialog === 'discard' && (
        <ConfirmDialog
          title={words.theirs}
          submit={words.discard}
          isDanger
          onSubmit={async () => replace(theirs)}
          onClose={() => setDialog(undefined)}
        >
          <p className="text-muted">{words.discardText}</p>
        </ConfirmDialog>
      )}
    </Callout>
  )
}
