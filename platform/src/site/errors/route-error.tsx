import { isRouteErrorResponse } from 'react-router'
import { usePageLang } from '../use-site.ts'
import { ErrorView } from './error-view.tsx'

type Body = { message?: string; requestId?: string } | null

/** What a failed loader or page left; what nobody foresaw is a 500 and says nothing of itself. */
export function failureOf(error: unknown): { status: number; body: Body } {
  if (!isRouteErrorResponse(error)) return { status: 500, body: null }
  return { status: error.status, body: typeof error.data === 'string' ? envelopeIn(error.data) : error.data }
}

/** Shows a failure. Works without the root loader's answer, as that may be what failed. */
export function RouteError({ error }: { error: unknown }) {
  const lang = usePageLang()
  const { status, body } = failureOf(error)
  return <ErrorView lang={lang} status={status} message={body?.message} requestId={body?.requestId} />
}

/** What a page's data were refused with before any loader was asked: the router keeps it as text. */
function envelopeIn(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return null
  }
}
