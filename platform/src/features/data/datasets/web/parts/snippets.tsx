import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { cliSnippet, curlSnippet, pandasSnippet } from '../../snippets.ts'
import { datasetWords } from '../../words.ts'
import { CopyButton } from './copy-button.tsx'
import type { DatasetData, FileData } from './dataset-data.ts'

/** How scripts take the files, with the addresses they have. */
export function Snippets({ dataset, chosen }: { dataset: DatasetData; chosen: FileData }) {
  const words = useWords(datasetWords).snippets
  const { publicUrl } = useSite()
  const own = {
    id: dataset.id,
    competitionId: dataset.competitionId,
    version: dataset.version.number,
    files: dataset.files,
  }
  const pandas = pandasSnippet(publicUrl, dataset.files, chosen)
  const snippets: [name: string, text: string][] = [
    ['leitai', cliSnippet(publicUrl, own, chosen)],
    ['curl', curlSnippet(publicUrl, own, chosen)],
    ...(pandas === undefined ? [] : [['pandas', pandas] as [string, string]]),
  ]
  return (
    <details className="min-w-0 rounded-2xl border border-line bg-card p-4 shadow-card contain-content">
      <summary className="text-sm font-medium">{words.title}</summary>
      <p className="mt-3 text-sm text-muted">
        {words.token} <SiteLink to={pathTo('/users/v2/setting-tokens')}>{words.toTokens}</SiteLink>
      </p>
      {snippets.map(([name, text]) => (
        <div key={name} className="mt-4 grid gap-2">
          <div className="flex items-center justify-between gap-3">
            <p className="text-sm font-semibold">{name}</p>
            <CopyButton text={text} label={name} />
          </div>
          <Scroller label={name} className="overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-xs">
            <pre>{text}</pre>
          </Scroller>
        </div>
      ))}
    </details>
  )
}
