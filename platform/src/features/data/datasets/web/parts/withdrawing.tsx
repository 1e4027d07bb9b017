import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { datasetWords } from '../../words.ts'
import type { DatasetData } from './dataset-data.ts'

/** Takes a dataset from competitors with a reason that they read, or gives it back. */
export function Withdrawing({ competitionId, dataset }: { competitionId: number; dataset: DatasetData }) {
  const { withdrawn: words, untitled } = useWords(datasetWords)
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const isWithdrawn = dataset.withdrawn !== null
  const title = dataset.title || untitled
  const submit = isWithdrawn ? words.restore : words.withdraw
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`${submit} ${title}`}
        disabledReason={dataset.version.publishedAt === null ? words.draftOnly : undefined}
        onClick={() => setOpen(true)}
      >
        {submit}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={(isWithdrawn ? words.restoreTitle : words.withdrawTitle)(title)}
          text={isWithdrawn ? words.restoreText : words.withdrawText}
          submit={submit}
          isDanger={!isWithdrawn}
          onSubmit={reason =>
            api('PUT /api/admin/competitions/{id}/datasets/{datasetId}/withdrawal', {
              params: { id: competitionId, datasetId: dataset.id },
              body: { isWithdrawn: !isWithdrawn, reason },
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
