import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Outlet, useMatches, type UIMatch } from 'react-router'
import type { ToolHandle } from '../../../../site/shell/site-frame.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import type { CompetitionData } from '../../../competing/competitions/web/parts/competition-data.ts'
import { getCompetition } from '../contract.ts'
import { loadCompetition } from './load-competition.ts'
import { CompetitionFrame } from './parts/competition-frame.tsx'
import type { Route } from './+types/competition.layout.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCompetition(context.get(pageContext), Number(params.id), readQuery(getCompetition, url).as)

/** A page that brings a head of its own draws it by its `handle`, with what it loaded: its code comes with that page alone. */
const headOf = (page: UIMatch | undefined) =>
  typeof page?.handle === 'object' && page.handle !== null && 'head' in page.handle && page.loaderData
    ? (page.handle.head as (competition: CompetitionData, data: unknown) => ReactNode)
    : undefined

export const handle: ToolHandle = { isTool: true }

export default function CompetitionLayout({ loaderData: competition }: Route.ComponentProps) {
  const page = useMatches().at(-1)
  const ownHead = headOf(page)
  return (
    <CompetitionFrame competition={competition} head={ownHead?.(competition, page?.loaderData)}>
      <div className={clsx(ownHead && 'mt-10')}>
        <Outlet context={competition} />
      </div>
    </CompetitionFrame>
  )
}
