import { Outlet } from 'react-router'
import type { ToolHandle } from '../../../../site/shell/site-frame.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { unlessMissing } from '../../../../site/unless-missing.ts'
import { readSourceCode } from '../../../community/source-code/contract.ts'
import { loadCompetition } from './load-competition.ts'
import { CompetitionFrame } from './parts/competition-frame.tsx'
import type { Route } from './+types/source-code.layout.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { cmptId } = readQuery(readSourceCode, url)
  // Teams read their own code also where the competition was taken from view.
  return cmptId === undefined
    ? null
    : loadCompetition(context.get(pageContext), cmptId, undefined).catch(unlessMissing)
}

export const handle: ToolHandle = { isTool: true }

/** The code of one competition stands under its name and tabs although its address is none of theirs. */
export default function SourceCodeLayout({ loaderData: competition }: Route.ComponentProps) {
  return competition ? (
    <CompetitionFrame competition={competition}>
      <Outlet context={competition} />
    </CompetitionFrame>
  ) : (
    <Outlet />
  )
}
