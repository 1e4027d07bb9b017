import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { sourceCodeWords } from '../../words.ts'

/** Asks before code is shown to everybody. */
export function PublishDialog({
  onConfirm,
  onClose,
}: {
  onConfirm: () => Promise<void>
  onClose: () => void
}) {
  const { view } = useWords(sourceCodeWords)
  return (
    <Modal title={view.publishTitle} closeLabel={view.cancel} onClose={onClose}>
      <p className="text-muted">{view.publishHint}</p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {view.cancel}
        </Button>
        <Button onClick={() => void onConfirm()}>{view.publish}</Button>
      </div>
    </Modal>
  )
}
