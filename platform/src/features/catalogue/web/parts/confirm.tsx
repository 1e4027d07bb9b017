import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Modal, modalActions } from '../../../../ui/modal.tsx'
import type { useAction } from '../../../admin/web/parts/use-action.ts'
import { catalogueWords } from '../../words.ts'

/** Asks before something that cannot be undone. */
export function Confirm({
  title,
  text,
  submit,
  action,
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  submit: string
  action: Pick<ReturnType<typeof useAction>, 'isBusy' | 'problem'>
  onConfirm: () => void
  onClose: () => void
}) {
  const { entry: words } = useWords(catalogueWords)
  return (
    <Modal title={title} closeLabel={words.close} onClose={onClose}>
      <p className="text-muted">{text}</p>
      {action.problem && (
        <Callout kind="bad" live>
          {action.problem}
        </Callout>
      )}
      <div className={modalActions}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="danger" busy={action.isBusy} onClick={onConfirm}>
          {submit}
        </Button>
      </div>
    </Modal>
  )
}
