import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { promotionWords } from '../../words.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'

export type Preview = Answer<SiteCalls['GET /api/admin/competitions/{id}/promotion']>

/** Promotes the teams above the line, as they stand in the preview and not otherwise. */
export function Promoting({ preview }: { preview: Preview }) {
  const words = useWords(promotionWords)
  const { id } = useManagedCompetition()
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const { chosen, fresh } = preview
  const { promote } = preview.abilities
  const off = promote.allowed ? (fresh === 0 ? words.done : undefined) : promote.message
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="flex min-h-10 flex-wrap items-center gap-2">
        <Badge tone="accent">{words.board(preview.board)}</Badge>
        <span className="in-text text-sm text-muted">
          {preview.next ? (
            words.into(preview.next.title)
          ) : (
            <>
              {words.noNext}{' '}
              <SiteLink to={pathTo('/admin/competitions/:id/rounds', { id })}>{words.addNext}</SiteLink>
            </>
          )}
        </span>
      </div>
      {chosen > 0 && preview.next && (
        <Button disabledReason={off} onClick={() => setAsking(true)}>
          {words.submit(formatCount(fresh))}
        </Button>
      )}
      {isAsking && preview.next && (
        <ConfirmDialog
          title={words.submitTitle(formatCount(fresh), preview.next.title)}
          submit={words.submit(formatCount(fresh))}
          onSubmit={() =>
            api('POST /api/admin/competitions/{id}/promotion', {
              params: { id },
              body: {
                from: preview.from.id,
                subRank: preview.subRank,
                top: preview.top,
                seen: preview.seen,
              },
            })
          }
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">{words.submitText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
