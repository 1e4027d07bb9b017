import { Link } from 'react-router'
import { wordsIn } from '../../base/web/words.ts'
import type { Lang } from '../../base/web/language.ts'
import { useSite } from '../use-site.ts'
import { shellWords } from '../words.ts'

type Props = { status: number; message?: string | undefined; requestId?: string | undefined }

/** The error page's four kinds: 404, 403, 401 and everything else. */
export function ErrorView(props: Props) {
  const { lang } = useSite()
  return <ErrorBody {...props} lang={lang} />
}

export function ErrorBody({ status, message, requestId, lang }: Props & { lang: Lang }) {
  const words = wordsIn(shellWords, lang).error
  const text =
    message ??
    (status === 404
      ? words.notFound
      : status === 403
        ? words.forbidden
        : status === 401
          ? words.signIn
          : words.unknown)
  return (
    <section className="mx-auto max-w-xl px-6 py-24 text-center">
      <p className="text-5xl font-semibold tabular-nums text-muted">{status}</p>
      <h1 className="mt-4 text-2xl font-semibold">{[401, 403, 404].includes(status) ? text : words.oops}</h1>
      {![401, 403, 404].includes(status) && <p className="mt-4 text-muted">{text}</p>}
      {status === 401 && (
        <p className="mt-8">
          <a href={`/${lang}/login2`} className="text-accent underline">
            {words.login}
          </a>
        </p>
      )}
      {status === 404 && (
        <p className="mt-8">
          <Link to="/" className="text-accent underline">
            {words.home}
          </Link>
        </p>
      )}
      {requestId && <p className="mt-8 text-sm text-muted">{words.requestId(requestId)}</p>}
    </section>
  )
}
