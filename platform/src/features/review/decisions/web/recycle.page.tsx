import { useFormats } from '../../../../site/use-formats.ts'
import { useState } from 'react'
import { usualZone } from '../../../../base/web/format.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { ReasonDialog } from '../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { listRecycled } from '../contract.ts'
import { rowsPerPage } from '../rules.ts'
import { decisionWords } from '../words.ts'
import { stateTones } from './parts/state-tones.ts'
import type { Route } from './+types/recycle.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { ...readQuery(listRecycled, url), per_page: rowsPerPage }
  const found = await context.get(pageContext).api('GET /api/spic-review/rejections', { query })
  return { ...found, page: query.page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, decisionWords, words => ({ title: words.recycle.title }))

/** What is out of the review, and why. */
export default function RecyclePage({ loaderData: { proposals, total, page } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(decisionWords)
  const own = words.recycle
  const api = useApi()
  const [restoring, setRestoring] = useState<(typeof proposals)[number]>()
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={own.title}>{own.lead}</PageHead>
      {proposals.length === 0 ? (
        <EmptyState title={own.empty}>{own.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={own.title}
          rows={proposals}
          rowKey={row => row.id}
          columns={[
            {
              key: 'title',
              label: words.proposal,
              isName: true,
              cell: row => (
                <>
                  {row.title}
                  <p className="text-muted">{row.entry}</p>
                </>
              ),
            },
            { key: 'track', label: words.track, wideOnly: true, cell: row => row.track },
            {
              key: 'state',
              label: words.state,
              cell: row => <Badge tone={stateTones[row.state]}>{words.states[row.state]}</Badge>,
            },
            { key: 'reason', label: words.reason, isName: true, cell: row => row.reason },
            { key: 'by', label: own.by, cell: row => row.by ?? own.team },
            { key: 'at', label: own.at, numeric: true, cell: row => formatTime(row.at, usualZone) },
            {
              key: 'restore',
              label: own.restore,
              cell: row => (
                <Button
                  variant="secondary"
                  size="small"
                  disabledReason={row.state === 'withdrawn' ? own.teamOnly : undefined}
                  onClick={() => setRestoring(row)}
                >
                  {own.restore}
                </Button>
              ),
            },
          ]}
        />
      )}
      <SitePages page={page} total={total} perPage={rowsPerPage} />
      {restoring && (
        <ReasonDialog
          title={own.restoreTitle(restoring.title)}
          text={own.restoreText}
          submit={own.restore}
          onClose={() => setRestoring(undefined)}
          onSubmit={reason =>
            api('POST /api/spic-review/rejections/{proposalId}/restore', {
              params: { proposalId: restoring.id },
              body: { reason },
            })
          }
        />
      )}
    </div>
  )
}
