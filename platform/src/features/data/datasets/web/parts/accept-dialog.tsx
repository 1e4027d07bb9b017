import { useWords } from '../../../../../site/use-site.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { datasetWords } from '../../words.ts'
import type { DatasetData, FileData } from './dataset-data.ts'
import { fileAddress, takeFile } from './take-file.ts'
import { Terms } from './terms.tsx'

/** The terms of the data before one file of it, which comes once they are accepted. */
export function AcceptDialog({
  dataset,
  file,
  accept,
  onClose,
}: {
  dataset: DatasetData
  file: FileData
  accept: () => Promise<unknown>
  onClose: () => void
}) {
  const words = useWords(datasetWords)
  const { run, isBusy, problem } = useMutation()
  const take = async () => {
    if (!(await run(accept))) return
    takeFile(fileAddress(file))
    onClose()
  }
  return (
    <Dialog title={words.protocol} closeLabel={words.close} onClose={onClose}>
      <Terms dataset={dataset} />
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <DialogActions>
        <Button busy={isBusy} onClick={() => void take()}>
          {words.agree}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
