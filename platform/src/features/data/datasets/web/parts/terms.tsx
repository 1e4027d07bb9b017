import { useWords } from '../../../../../site/use-site.ts'
import { datasetWords } from '../../words.ts'
import type { DatasetData } from './dataset-data.ts'

/** The data use terms of a dataset, or that its license are all there are. */
export function Terms({ dataset }: { dataset: DatasetData }) {
  const words = useWords(datasetWords)
  return dataset.protocol === '' ? (
    <p className="text-sm">{words.defaultProtocol(dataset.licence)}</p>
  ) : (
    <div className="prose text-sm" dangerouslySetInnerHTML={{ __html: dataset.protocol }} />
  )
}
