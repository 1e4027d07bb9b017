import { Suspense, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router'
import { wordsIn } from './base/web/words.ts'
import { ownAddress } from './site/addresses.ts'
import { errorWords } from './site/errors/error-words.ts'
import { failureOf, RouteError } from './site/errors/route-error.tsx'
import { answerEarlyPress } from './site/early-press.ts'
import { lazyPiece } from './site/lazy-piece.tsx'
import { pageMeta } from './site/page-meta.ts'
import { pageContext } from './site/page-context.ts'
import { keepPresentPage } from './site/page-data.ts'
import { PageTrouble } from './site/page-trouble.tsx'
import { BrandLink } from './site/shell/brand-link.tsx'
import { ShellPiecesProvider, type ShellPieces } from './site/shell/shell-pieces.ts'
import { usePageLang } from './site/use-site.ts'
import { useFrameHeight } from './site/shell/use-frame-height.ts'
import { useSecondLogout } from './site/shell/logout.ts'
import { useTracking } from './site/shell/use-tracking.ts'
import { shellWords } from './site/words.ts'
import { useZoneKept } from './site/zoned-time.tsx'
import icon from './ui/icon.svg?url'
import theme from './ui/theme.css?url'
import type { Route } from './+types/root.ts'

export const links: Route.LinksFunction = () => [{ rel: 'icon', type: 'image/svg+xml', href: icon }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const {
    lang,
    theme,
    readerZone,
    viewer,
    missing,
    now,
    publicUrl,
    issuer,
    contact,
    trackingImage,
    hasRatings,
    api,
  } = context.get(pageContext)
  const [unread, { partners }, consents] = await Promise.all([
    viewer ? api('GET /api/v1/inbox/messages/unread/count') : undefined,
    api('GET /api/partners'),
    viewer?.owesConsent ? api('GET /api/users/consents') : undefined,
  ])
  return {
    lang,
    theme,
    readerZone,
    now: now.toISOString(),
    publicUrl,
    issuer,
    contact,
    trackingImage,
    hasRatings,
    unreadCount: unread?.unread_count ?? 0,
    partners,
    /** What the reader is to agree to before changing anything. */
    pendingTerms: consents?.pending ?? [],
    address: ownAddress(url),
    viewer: viewer && {
      id: viewer.userId,
      ssoId: viewer.ssoId,
      name: viewer.name,
      avatar: viewer.avatar,
      roles: [...viewer.roles],
      zone: viewer.zone,
      missing,
    },
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  keepPresentPage as Route.ClientMiddlewareFunction,
]

/** Each route change refreshes the unread count, as the spec asks. */
export const shouldRevalidate: ShouldRevalidateFunction = () => true

/** For pages that have none of their own, and for failures. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  pageMeta(matches, shellWords, words => {
    if (!error) return { title: null }
    const { status, body } = failureOf(error)
    return { title: errorWords(words, status, body?.message).title, isUnlisted: true }
  })

export function Layout({ children }: { children: React.ReactNode }) {
  // From here on buttons answer: what waits for that (tests, embedding pages) can see it.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    answerEarlyPress()
  }, [])
  useFrameHeight()
  useZoneKept()
  const site = useRouteLoaderData<typeof loader>('root')
  useTracking(site?.trackingImage, site?.viewer)
  useSecondLogout(site?.viewer !== null)
  const lang = usePageLang()
  return (
    <html lang={lang} data-theme={site?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* With a precedence React sends it ahead of the scripts' preloads, which would be fetched first otherwise. */}
        <link rel="stylesheet" href={theme} precedence="theme" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3"
        >
          {wordsIn(shellWords, lang).skip}
        </a>
        {children}
        <PageTrouble />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const pieces: ShellPieces = {
  InboxPopover: lazyPiece(() =>
    import('./features/people/inbox/web/parts/inbox-popover.tsx').then(module => module.InboxPopover),
  ),
  SearchDialog: lazyPiece(() =>
    import('./features/front/search/web/parts/search-dialog.tsx').then(module => module.SearchDialog),
  ),
}

// Hardly anybody sees it.
const ConsentNotice = lazyPiece(() =>
  import('./site/shell/consent-notice.tsx').then(module => module.ConsentNotice),
)

export default function Root({ loaderData: { pendingTerms } }: Route.ComponentProps) {
  return (
    <ShellPiecesProvider value={pieces}>
      <Outlet />
      {pendingTerms.length > 0 && (
        <Suspense>
          <ConsentNotice pending={pendingTerms} />
        </Suspense>
      )}
    </ShellPiecesProvider>
  )
}

/** What no layout could show: the layouts show failures of their own pages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <header className="border-b border-line px-6 py-3">
        <BrandLink />
      </header>
      <main id="main">
        <RouteError error={error} />
      </main>
    </>
  )
}
