import { data } from 'react-router'
import { ErrorView } from './error-view.tsx'
import type { Route } from './+types/error.page.ts'

/** `/error?code=404|403|401|…`: where guards and the sign-on site send people. */
export function loader({ url }: Route.LoaderArgs) {
  const code = Number(url.searchParams.get('code'))
  const status = Number.isInteger(code) && code >= 400 && code < 600 ? code : 404
  return data({ status }, { status })
}

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <ErrorView status={loaderData.status} />
}
