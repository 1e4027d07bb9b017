import type { Answer } from '../../../../base/contract/call.ts'
import { loginPath } from '../../../../base/web/sign-on-addresses.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { PageHead } from '../../../../ui/page-head.tsx'
import { ownDataWords } from '../words.ts'
import { Deletion } from './parts/deletion.tsx'
import { Downloads } from './parts/downloads.tsx'
import type { Route } from './+types/own-data.page.ts'

export type OwnData = Answer<SiteCalls['GET /api/own-data']>

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, lang } = context.get(pageContext)
  return { data: await api('GET /api/own-data'), again: `${loginPath(lang, url.pathname)}&again=1` }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, ownDataWords, words => ({ title: words.title, isUnlisted: true }))

/** All that is kept about somebody, to take along or to leave. */
export default function OwnDataPage({ loaderData: { data, again } }: Route.ComponentProps) {
  const words = useWords(ownDataWords)
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageHead title={words.title}>{words.about}</PageHead>
      <Downloads downloads={data.downloads} />
      <Deletion {...data} again={again} />
    </div>
  )
}
