import { useLocation } from 'react-router'
import type { Lang } from '../../base/web/language.ts'
import { wordsIn } from '../../base/web/words.ts'
import { loginPath } from '../../features/identity/rules.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useFramed } from '../shell/use-framed.ts'
import { SiteLink } from '../site-link.tsx'
import { shellWords } from '../words.ts'

type Props = { lang: Lang; status: number; message?: string | undefined; requestId?: string | undefined }

/** The error page's four kinds: 404, 403, 401 and everything else. */
export function ErrorView({ lang, status, message, requestId }: Props) {
  const words = wordsIn(shellWords, lang).error
  const { pathname, search } = useLocation()
  const isFramed = useFramed()
  const known: Partial<Record<number, string>> = {
    401: words.unauthorised,
    403: words.forbidden,
    404: words.notFound,
  }
  const title = known[status] ? (message ?? known[status]) : words.oops
  const text = status === 401 ? words.signIn : known[status] ? undefined : (message ?? words.unknown)
  return (
    <section className="mx-auto max-w-xl px-6 py-24 text-center">
      <p className="text-5xl font-semibold text-muted tabular-nums">{status}</p>
      <h1 className="mt-4 text-2xl font-semibold">{title}</h1>
      {text && <p className="mt-4 text-muted">{text}</p>}
      {status === 401 && (
        <p className="mt-8">
          <a href={loginPath(lang, pathname + search)} className={buttonClass()}>
            {words.login}
          </a>
        </p>
      )}
      {status === 404 && !isFramed && (
        <p className="mt-8">
          <SiteLink to="/" className={buttonClass({ variant: 'secondary' })}>
            {words.home}
          </SiteLink>
        </p>
      )}
      {requestId && <p className="mt-8 text-sm text-muted">{words.requestId(requestId)}</p>}
    </section>
  )
}
