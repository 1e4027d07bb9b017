import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Outlet, useLocation } from 'react-router'
import { originOf } from '../../../../base/web/same-site-path.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { BrandLink } from '../../../../site/shell/brand-link.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { guidePath, guideSteps } from '../guide.rules.ts'
import { guideWords } from '../words.ts'
import type { GuideContext } from './parts/use-guide.ts'
import type { Route } from './+types/guide.layout.ts'

export async function loader({ context, url }: Route.LoaderArgs): Promise<GuideContext> {
  const { api, publicUrl } = context.get(pageContext)
  return {
    guide: await api('GET /api/users/guide'),
    origin: originOf(url, publicUrl),
  }
}

/** The five steps, each open at any time. */
export default function GuideLayout({ loaderData }: Route.ComponentProps) {
  const words = useWords(guideWords)
  const { pathname } = useLocation()
  const { guide, origin } = loaderData
  const at = Number(/step-?(\d)/.exec(pathname)?.[1] ?? 1)
  const lacks = (check: string) => guide.missing.some(one => one.check === check)
  const isDone = (step: number) =>
    step === 1
      ? !lacks('basic')
      : step === 2
        ? guide.bindingInfo.iden !== null && !lacks('career')
        : step === 3
          ? guide.userTags.length > 0 && guide.proInfo.industry.length > 0
          : step === 4
            ? !lacks('identity')
            : guide.progress.isFinished
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex items-center justify-between gap-4">
        <BrandLink />
        <SiteLink to={origin ?? '/'} className="text-sm">
          {origin ? words.back : words.leave}
        </SiteLink>
      </div>
      <nav aria-label={words.title}>
        <ol className="grid grid-cols-5 gap-2">
          {guideSteps.map(step => (
            <li key={step} className="min-w-0">
              <SiteLink
                to={guidePath(step, origin)}
                aria-current={step === at ? 'step' : undefined}
                className={clsx(
                  'block rounded-lg py-1 text-xs no-underline sm:text-sm',
                  step === at ? 'font-semibold text-accent' : 'text-muted hover:text-text',
                )}
              >
                <span
                  className={clsx(
                    'mb-2 block h-1.5 rounded-full',
                    step === at ? 'bg-accent' : isDone(step) ? 'bg-good' : 'bg-line',
                  )}
                  aria-hidden="true"
                />
                <span className="flex items-start gap-1">
                  {isDone(step) && (
                    <Check className="mt-[0.2em] size-3.5 shrink-0 text-good" aria-label={words.done} />
                  )}
                  <span className="max-sm:sr-only">{words.steps[step]}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ol>
        {/* On phones a fifth of the width has no room for words. */}
        <p className="mt-1 text-sm font-semibold text-accent sm:hidden" aria-hidden="true">
          {at}/{guideSteps.length} · {words.steps[at as (typeof guideSteps)[number]]}
        </p>
      </nav>
      <Outlet context={loaderData} />
    </div>
  )
}
