import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { pageWords } from '../words.ts'
import { Band } from './parts/band.tsx'
import { ownPage } from './parts/optional-page.ts'
import { PageHeading } from './parts/page-head.tsx'
import { ShownPage } from './parts/shown-page.tsx'
import type { Route } from './+types/welfare.page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await ownPage(context.get(pageContext).api, 'welfare') }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, pageWords, words => ({
    title: loaderData?.page?.title ?? words.welfare,
    description: loaderData?.page?.description ?? words.welfareAbout,
  }))

/** Competitions and datasets for the public good, and what came of them: a page that editors write. */
export default function WelfarePage({ loaderData: { page } }: Route.ComponentProps) {
  const words = useWords(pageWords)
  if (page) return <ShownPage page={page} />
  return (
    <>
      <PageHeading title={words.welfare} description={words.welfareAbout} />
      <Band id="none" tone="plain">
        <EmptyState title={words.noWelfare}>{words.noWelfareHint}</EmptyState>
      </Band>
    </>
  )
}
