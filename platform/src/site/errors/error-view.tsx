import { useLocation } from 'react-router'
import type { Lang } from '../../base/web/language.ts'
import { wordsIn } from '../../base/web/words.ts'
import { loginPath } from '../../base/web/sign-on-addresses.ts'
import { buttonClass } from '../../ui/button.tsx'
import { feedbackPath } from '../feedback-path.ts'
import { useFramed } from '../shell/use-framed.ts'
import { SiteLink } from '../site-link.tsx'
import { shellWords } from '../words.ts'
import { errorWords } from './error-words.ts'

type Props = { lang: Lang; status: number; message?: string | undefined; requestId?: string | undefined }

/** The error page's kinds: 404, 403, 401, 410 for an account that is being deleted, and everything else. */
export function ErrorView({ lang, status, message, requestId }: Props) {
  const shell = wordsIn(shellWords, lang)
  const words = shell.error
  const { pathname, search } = useLocation()
  const isFramed = useFramed()
  const { title, text } = errorWords(shell, status, message)
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
      {status !== 401 && !isFramed && (
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <SiteLink to="/" className={buttonClass({ variant: 'secondary' })}>
            {words.home}
          </SiteLink>
          {status !== 410 && (
            <SiteLink
              to={feedbackPath(pathname + search, requestId)}
              className={buttonClass({ variant: 'quiet' })}
            >
              {words.report}
            </SiteLink>
          )}
        </p>
      )}
      {requestId && <p className="mt-8 text-sm text-muted">{words.requestId(requestId)}</p>}
    </section>
  )
}
