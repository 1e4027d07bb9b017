import { useState } from 'react'
import type { Answer } from '../../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../../calls.ts'
import { useMutation } from '../../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../../site/use-site.ts'
import { Callout } from '../../../../../../ui/callout.tsx'
import { DataTable } from '../../../../../../ui/data-table.tsx'
import { FileButton } from '../../../../../../ui/file-button.tsx'
import { datasetWords } from '../../../words.ts'

type Report = Answer<SiteCalls['POST /api/datasets/{id}/draft/croissant']>['report']

/** Takes the texts of a Croissant file into the draft and reports, item by item, what was taken. */
export function CroissantImport({
  id,
  revision,
  disabledReason,
  onImported,
}: {
  id: number
  revision: number
  disabledReason: string | undefined
  onImported: () => Promise<void>
}) {
  const words = useWords(datasetWords).imported
  const { api, run, problem, clear } = useMutation({ reload: 'never' })
  const [report, setReport] = useState<Report>()
  const [isUnreadable, setUnreadable] = useState(false)
  const take = async (file: File | undefined) => {
    setReport(undefined)
    setUnreadable(false)
    clear()
    if (!file) return
    const document = await parse(file)
    if (!document) return setUnreadable(true)
    await run(async () => {
      const answer = await api('POST /api/datasets/{id}/draft/croissant', {
        params: { id },
        body: { document, revision },
      })
      setReport(answer.report)
      await onImported()
    })
  }
  const taken = report?.filter(item => item.outcome === 'taken').length ?? 0
  return (
    <details className="rounded-2xl border border-line bg-card p-5 shadow-card">
      <summary className="font-semibold">{words.title}</summary>
      <div className="mt-3 grid gap-4">
        <p className="text-sm text-muted">{words.hint}</p>
        {disabledReason ? (
          <p className="text-sm text-muted">{disabledReason}</p>
        ) : (
          <div>
            <FileButton
              label={words.choose}
              accept=".json,application/json,application/ld+json"
              onFiles={([file]) => void take(file)}
            />
          </div>
        )}
        {(isUnreadable || problem) && (
          <Callout kind="bad" live>
            {isUnreadable ? words.notJson : problem}
          </Callout>
        )}
        {report && (
          <div className="grid gap-3">
            <Callout kind="good" live>
              {words.taken(taken)}
              {report.length > taken && ` · ${words.left(report.length - taken)}`}
            </Callout>
            <DataTable
              caption={words.title}
              rows={report.map((item, index) => ({ ...item, index }))}
              rowKey={item => item.index}
              columns={[
                {
                  key: 'path',
                  label: words.path,
                  cell: item => (
                    <span className="font-mono text-xs">
                      {item.path}
                      {item.detail && <span className="block text-muted">{item.detail}</span>}
                    </span>
                  ),
                },
                {
                  key: 'outcome',
                  label: words.outcome,
                  cell: item => (
                    <span className={item.outcome === 'taken' ? 'text-good' : 'text-muted'}>
                      {words.outcomes[item.outcome]}
                    </span>
                  ),
                },
              ]}
            />
          </div>
        )}
      </div>
    </details>
  )
}

async function parse(file: File): Promise<Record<string, unknown> | undefined> {
  try {
    const document: unknown = JSON.parse(await file.text())
    return typeof document === 'object' && document !== null && !Array.isArray(document)
      ? (document as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
