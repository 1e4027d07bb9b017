import { Check, Download } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { ApiError } from '../../../../base/contract/client.ts'
import { formatBytes, formatCount } from '../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { DataTable, type Column } from '../../../../ui/data-table.tsx'
import { loginPath } from '../../../identity/rules.ts'
import { datasetWords } from '../../words.ts'

export type DatasetData = Answer<SiteCalls['GET /api/datasets/{id}']>
type File = DatasetData['files'][number]

/** The files of a dataset. They download once the protocol is accepted. */
export function DatasetFiles({
  dataset,
  accept,
  heading: Heading = 'h2',
}: {
  dataset: DatasetData
  accept: () => Promise<unknown>
  heading?: 'h2' | 'h3'
}) {
  const words = useWords(datasetWords)
  const { viewer, lang } = useSite()
  const location = useLocation()
  const revalidator = useRevalidator()
  const [problem, setProblem] = useState<{ message: string; hint?: string | undefined }>()
  const columns: Column<File>[] = [
    {
      key: 'name',
      label: words.name,
      cell: file => (
        <span>
          <strong className="font-mono text-[0.85rem] font-semibold">{file.name}</strong>
          <span className="block text-muted">{file.description}</span>
        </span>
      ),
    },
    {
      key: 'rows',
      label: words.rows,
      numeric: true,
      wideOnly: true,
      cell: file => (file.rowCount === null ? '–' : formatCount(file.rowCount)),
    },
    { key: 'size', label: words.size, numeric: true, cell: file => formatBytes(file.size) },
    {
      key: 'sha',
      label: words.sha,
      wideOnly: true,
      cell: file => (
        <span className="font-mono text-xs text-muted" title={file.sha256}>
          {file.sha256.slice(0, 12)}…
        </span>
      ),
    },
    ...(dataset.isAgree
      ? [
          {
            key: 'download',
            label: words.download,
            cell: (file: File) => (
              <a
                href={`/api/datasets/files/${file.id}`}
                download
                className={buttonClass({ variant: 'secondary', size: 'small' })}
                aria-label={`${words.download} ${file.name}`}
              >
                <Download className="size-4" aria-hidden="true" />
                <span className="max-sm:sr-only">{words.download}</span>
              </a>
            ),
          },
        ]
      : []),
  ]
  const agree = async () => {
    try {
      await accept()
      await revalidator.revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem({ message: error.message, hint: error.hint })
    }
  }
  return (
    <div className="grid gap-4">
      <DataTable caption={words.files} columns={columns} rows={dataset.files} rowKey={file => file.id} />
      {dataset.isAgree ? (
        <p className="flex items-center gap-1.5 text-sm text-good">
          <Check className="size-4" aria-hidden="true" />
          {words.agreed}
        </p>
      ) : (
        <section
          className="rounded-2xl border border-line bg-card p-5 shadow-card"
          aria-labelledby={`protocol-${dataset.id}`}
        >
          <Heading id={`protocol-${dataset.id}`} className="font-semibold">
            {words.protocol}
          </Heading>
          <div className="prose mt-3 text-sm" dangerouslySetInnerHTML={{ __html: dataset.protocol }} />
          <div className="mt-4">
            {viewer ? (
              <Button onClick={() => void agree()}>{words.agree}</Button>
            ) : (
              <a href={loginPath(lang, location.pathname)} className={buttonClass()}>
                {words.login}
              </a>
            )}
          </div>
          {problem && (
            <div className="mt-4">
              <Callout kind="bad" live>
                {problem.message}
              </Callout>
            </div>
          )}
        </section>
      )}
    </div>
  )
}
