import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { ErrorView } from './error-view.tsx'

/** What a failed loader or page leaves to show. Works without the root loader's answer, as that may be what failed. */
export function RouteError({ error }: { error: unknown }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const answer = isRouteErrorResponse(error) ? error : undefined
  const body = answer?.data as { message?: string; requestId?: string } | null | undefined
  return (
    <ErrorView
      lang={site?.lang ?? 'zh-CN'}
      status={answer?.status ?? 500}
      message={body?.message}
      requestId={body?.requestId}
    />
  )
}
