import { data, redirect } from 'react-router'
import { sameSitePath } from '../../base/web/same-site-path.ts'
import { pageContext } from '../page-context.ts'
import { pageMeta } from '../page-meta.ts'
import { useLang } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { errorWords } from './error-words.ts'
import { ErrorView } from './error-view.tsx'
import type { Route } from './+types/error.page.ts'

/** `/error?code=404|403|401|…`: where guards and the sign-on site send people. Words never come from the address. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, publicUrl } = context.get(pageContext)
  const code = Number(url.searchParams.get('code'))
  const status = Number.isInteger(code) && code >= 400 && code < 600 ? code : 404
  // Whoever logs in from here comes back here, and has nothing left to log in for.
  if (status === 401 && viewer) throw redirect(sameSitePath(url.searchParams.get('return'), publicUrl))
  return data({ status }, { status })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, shellWords, words => ({
    title: errorWords(words, loaderData?.status ?? 404, undefined).title,
    isUnlisted: true,
  }))

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <ErrorView lang={useLang()} status={loaderData.status} />
}
