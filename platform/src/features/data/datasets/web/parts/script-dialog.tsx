import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { cliSnippet, curlSnippet, pandasSnippet } from '../../snippets.ts'
import { datasetWords } from '../../words.ts'
import { CopyButton } from './copy-button.tsx'
import type { DatasetData, FileData } from './dataset-data.ts'

/** How scripts take the files, with the addresses they have. */
export function ScriptDialog({
  dataset,
  file,
  onClose,
}: {
  dataset: DatasetData
  file: FileData
  onClose: () => void
}) {
  const words = useWords(datasetWords)
  const { title, token, toTokens } = words.snippets
  const { publicUrl } = useSite()
  const own = {
    id: dataset.id,
    competitionId: dataset.competitionId,
    version: dataset.version.number,
    files: dataset.files,
  }
  const pandas = pandasSnippet(publicUrl, dataset.files, file)
  const snippets: [tool: string, text: string][] = [
    ['leitai', cliSnippet(publicUrl, own, file)],
    ['curl', curlSnippet(publicUrl, own, file)],
    ...(pandas === undefined ? [] : [['pandas', pandas] as [string, string]]),
  ]
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <p className="text-sm text-muted">
        {token} <SiteLink to={pathTo('/users/v2/setting-tokens')}>{toTokens}</SiteLink>
      </p>
      {snippets.map(([tool, text]) => (
        <div key={tool} className="grid min-w-0 gap-2">
          <div className="flex items-center justify-between gap-3">
            <p className="text-sm font-semibold">{tool}</p>
            <CopyButton text={text} label={tool} />
          </div>
          <Scroller label={tool} className="overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-xs">
            <pre translate="no">{text}</pre>
          </Scroller>
        </div>
      ))}
    </Dialog>
  )
}
