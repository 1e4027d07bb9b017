import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { PageHead } from '../../../../ui/page-head.tsx'
import { settingWords } from '../setting-words.ts'
import { NameForm } from './parts/name-form.tsx'
import type { Route } from './+types/user-name.page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/users/user-name')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, settingWords, ({ name }) => ({ title: name.title, isUnlisted: true }))

export default function UserNamePage({ loaderData }: Route.ComponentProps) {
  const { name: words } = useWords(settingWords)
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={words.title}>{words.about}</PageHead>
      <NameForm own={loaderData} />
    </div>
  )
}
