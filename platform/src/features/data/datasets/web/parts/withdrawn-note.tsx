import { usualZone } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { datasetWords } from '../../words.ts'
import type { DatasetData } from './dataset-data.ts'

/** That a dataset is no longer given to competitors, since when and why. */
export function WithdrawnNote({ dataset }: { dataset: DatasetData }) {
  const words = useWords(datasetWords)
  const { time } = useZonedText(usualZone)
  if (!dataset.withdrawn) return null
  const { at, reason } = dataset.withdrawn
  return (
    <Callout kind="warn">
      <p>{words.withdrawn.since(time(at))}</p>
      <p>{words.withdrawn.because(reason)}</p>
      {dataset.abilities.edit.allowed && <p>{words.withdrawn.stillYours}</p>}
    </Callout>
  )
}
