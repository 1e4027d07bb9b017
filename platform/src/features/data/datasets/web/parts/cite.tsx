import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { citation } from '../../rules.ts'
import { datasetWords } from '../../words.ts'
import { CopyButton } from './copy-button.tsx'
import type { DatasetData } from './dataset-data.ts'

/** How one cites this version. */
export function Cite({ dataset }: { dataset: DatasetData }) {
  const words = useWords(datasetWords)
  const { publicUrl, now } = useSite()
  const { text, bibtex } = citation({
    title: dataset.title,
    owner: dataset.owner?.name ?? 'Leitai',
    year: (dataset.version.publishedAt ?? now).slice(0, 4),
    version: dataset.version.number,
    address: `${publicUrl}/datasets/${dataset.id}`,
  })
  return (
    <section className="grid gap-3" aria-labelledby="cite">
      <h2 id="cite" className="text-xl font-semibold">
        {words.cite}
      </h2>
      <p className="text-sm">{text}</p>
      <details className="rounded-2xl border border-line bg-card p-4 shadow-card">
        <summary className="text-sm font-medium">{words.bibtex}</summary>
        <Scroller
          label={words.bibtex}
          className="mt-3 overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-xs"
        >
          <pre translate="no">{bibtex}</pre>
        </Scroller>
        <div className="mt-3">
          <CopyButton text={bibtex} label={words.bibtex} />
        </div>
      </details>
    </section>
  )
}
