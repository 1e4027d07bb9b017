import { redirect } from 'react-router'
import { ApiError } from '../../../../base/contract/client.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { baseOf, isToken, reviewPath, sheetPath } from '../addresses.ts'
import { firstPageOf } from '../rules.ts'
import { reviewWords } from '../words.ts'
import { EntrancePage } from './parts/entrance-page.tsx'
import type { Route } from './+types/enter.page.ts'

/**
 * The doors of the area: `/hidden-spic-review` leads reviewers to their first page, a proposal's number behind it to its
 * sheet. A personal link has its token there, before the number of a proposal where it leads to one; it lets nobody in
 * before a button is pressed, so that what looks at links in mails does not use it up. Everybody else is led to the login.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { reviewer, api } = context.get(pageContext)
  const base = baseOf(url.pathname)
  const { token: before, id = '' } = params as { token?: string; id?: string }
  const token = before ?? id
  const proposalId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
  const to = proposalId === undefined ? base : sheetPath(base, proposalId)
  if (isToken(token)) {
    const holder = await api('GET /api/spic-review/links/{token}', { params: { token } }).catch(
      (error: unknown) => {
        // Whatever is wrong with a link, outsiders see the login.
        if (isNotThere(error)) return null
        throw error
      },
    )
    if (holder && holder.account !== reviewer?.account) return { ...holder, token, to }
  }
  if (!reviewer) throw redirect(`${reviewPath(base, 'login')}?to=${encodeURIComponent(to)}`)
  if (proposalId === undefined) throw redirect(reviewPath(base, firstPageOf(reviewer.role)))
  throw redirect(sheetPath(base, proposalId))
}

/** The failure of a page's own call: the error page of its status. */
const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.httpStatus === 404
    : (error as { init?: { status?: number } | null }).init?.status === 404

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, reviewWords, words => ({ title: words.link.title, isUnlisted: true }))

export default function EnterPage({ loaderData }: Route.ComponentProps) {
  const { link: words } = useWords(reviewWords)
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const { token, name, account, to } = loaderData
  const enter = () =>
    run(async () => {
      const { next } = await api('POST /api/spic-review/links/{token}', { params: { token } })
      const login = `${reviewPath(baseOf(to), 'login')}?step=code&to=${encodeURIComponent(to)}`
      globalThis.location.assign(next === 'code' ? login : to)
    })
  return (
    <EntrancePage title={words.title} lead={words.lead(name)}>
      <div className="grid gap-5">
        <p>{words.asAccount(account)}</p>
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        <div>
          <Button busy={isBusy} onClick={() => void enter()}>
            {words.enter}
          </Button>
        </div>
        <p className="text-sm text-muted">{words.keep}</p>
      </div>
    </EntrancePage>
  )
}
