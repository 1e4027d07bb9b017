import { useFormats } from '../../../../site/use-formats.ts'
import { useState } from 'react'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { CheckField } from '../../../../ui/field.tsx'
import { accountWords } from '../account-words.ts'
import { reviewWords } from '../words.ts'
import { AddReviewer } from './parts/add-reviewer.tsx'
import { GivenCodes, type Given } from './parts/given-codes.tsx'
import { ImportReviewers } from './parts/import-reviewers.tsx'
import { stateTones, trackName } from './parts/reviewer-list.ts'
import type { Route } from './+types/reviewers.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/spic/{id}/reviewers', { params: { id: Number(params.id) } })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, accountWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(accountWords, lang).title }

/** The accounts of an edition, and the ways to new ones. */
export default function ReviewersPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const { edition, tracks, needsCode, reviewers } = loaderData
  const words = useWords(accountWords)
  const { roles } = useWords(reviewWords)
  const lang = useLang()
  const zone = useZone()
  const [given, setGiven] = useState<readonly Given[]>([])
  const setting = useMutation()
  const params = { id: edition.id }
  return (
    <AdminPage title={words.of(localize({ zh: edition.nameZh, en: edition.nameEn }, lang))} lead={words.lead}>
      {given.length > 0 && <GivenCodes given={given} onClose={() => setGiven([])} />}
      <AddReviewer list={loaderData} onGiven={setGiven} />
      <ImportReviewers editionId={edition.id} onGiven={setGiven} />
      <div>
        <CheckField
          label={words.needsCode}
          hint={words.needsCodeHint}
          checked={needsCode}
          onChange={next =>
            void setting.run(() =>
              setting.api('PUT /api/admin/spic/{id}/review-setting', { params, body: { needsCode: next } }),
            )
          }
        />
        {setting.problem && (
          <Callout kind="bad" live>
            {setting.problem}
          </Callout>
        )}
      </div>
      {reviewers.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={reviewers}
          rowKey={row => row.id}
          columns={[
            {
              key: 'reviewer',
              label: words.columns.reviewer,
              isName: true,
              cell: row => (
                <>
                  <SiteLink
                    to={pathTo('/admin/spic/:id/reviewers/:reviewerId', { ...params, reviewerId: row.id })}
                    className="font-medium"
                  >
                    {row.name}
                  </SiteLink>
                  <p className="text-sm text-muted">
                    <code translate="no">{row.account}</code>
                    {row.organisation && ` · ${row.organisation}`}
                  </p>
                </>
              ),
            },
            { key: 'role', label: words.columns.role, cell: row => roles[row.role] },
            {
              key: 'tracks',
              label: words.columns.tracks,
              wideOnly: true,
              cell: row =>
                row.trackIds.length === 0
                  ? words.allTracks
                  : tracks
                      .filter(track => row.trackIds.includes(track.id))
                      .map(track => trackName(track, lang))
                      .join(lang === 'zh-CN' ? '、' : ', '),
            },
            { key: 'capacity', label: words.columns.capacity, numeric: true, cell: row => row.capacity },
            {
              key: 'state',
              label: words.columns.state,
              cell: row => <Badge tone={stateTones[row.state]}>{words.states[row.state]}</Badge>,
            },
            {
              key: 'seen',
              label: words.columns.seen,
              wideOnly: true,
              cell: row => (row.signedInAt ? formatTime(row.signedInAt, zone) : words.never),
            },
          ]}
        />
      )}
    </AdminPage>
  )
}
