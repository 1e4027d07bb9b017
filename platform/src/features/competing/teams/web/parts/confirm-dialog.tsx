import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Modal, modalActions } from '../../../../../ui/modal.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { teamWords } from '../../words.ts'
import { useSay } from './said.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'

export type Question = {
  title: string
  text: string
  confirm: string
  done: string
  isDanger?: boolean
  work: () => Promise<unknown>
}

/** Asks once more before something that cannot simply be taken back. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const words = useWords(teamWords)
  const { run, isBusy, problem } = useMutation()
  const say = useSay()
  const confirm = async () => {
    if (!(await run(question.work))) return
    say(question.done)
    onClose()
  }
  return (
    <Modal title={question.title} closeLabel={words.close} onClose={onClose}>
      <p className="text-muted">{question.text}</p>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className={modalActions}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant={question.isDanger ? 'danger' : 'primary'}
          busy={isBusy}
          onClick={() => void confirm()}
        >
          {question.confirm}
        </Button>
      </div>
    </Modal>
  )
}
