import { formatCount } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listEntered } from '../contract.ts'
import { listPerPage } from '../rules.ts'
import { personWords } from '../words.ts'
import { EnteredList } from './parts/entered-list.tsx'
import { Hidden } from './parts/hidden.tsx'
import { personMeta, usePerson } from './parts/person-data.ts'
import type { Route } from './+types/practice.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { page = 1 } = readQuery(listEntered, url)
  const entered = await context.get(pageContext).api('GET /api/users/{id}/competitions', {
    params: { id: Number(params.id) },
    query: { practice: true, page, per_page: listPerPage },
  })
  return { entered, page }
}

export const meta: Route.MetaFunction = ({ matches }) => personMeta(matches, 'practice')

/** Competitions to practise on that somebody joined. */
export default function PracticePage({ loaderData: { entered, page } }: Route.ComponentProps) {
  const words = useWords(personWords)
  const { isOwn } = usePerson()
  if (!entered.isVisible) return <Hidden>{words.history.hidden}</Hidden>
  return (
    <ListView
      found={entered.total > 0 && words.history.found(formatCount(entered.total))}
      empty={
        entered.list.length === 0 && (
          <EmptyState
            title={words.practice.none}
            action={
              isOwn && (
                <SiteLink to="/competitions" className={buttonClass()}>
                  {words.history.browse}
                </SiteLink>
              )
            }
          >
            {isOwn ? words.practice.noneOwn : words.practice.noneOther}
          </EmptyState>
        )
      }
      pages={<SitePages page={page} total={entered.total} perPage={listPerPage} />}
    >
      <EnteredList entered={entered.list} />
    </ListView>
  )
}
