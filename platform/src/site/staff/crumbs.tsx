import { useMatches } from 'react-router'
import type { Lang } from '../../base/web/language.ts'
import { SiteLink } from '../site-link.tsx'
import { useLang, useWords } from '../use-site.ts'
import { staffWords } from './words.ts'

/** What a route puts into `handle` to stand in the breadcrumb. `data` is its loader's. */
export type CrumbHandle<D = never> = { crumb: (lang: Lang, data: D) => string }

const isCrumb = (handle: unknown): handle is CrumbHandle<unknown> =>
  typeof handle === 'object' && handle !== null && 'crumb' in handle

/** The way from the administration's home to this page. */
export function Crumbs() {
  const lang = useLang()
  const words = useWords(staffWords)
  const steps = useMatches().flatMap(match =>
    isCrumb(match.handle) && match.loaderData !== undefined
      ? [{ path: match.pathname, name: match.handle.crumb(lang, match.loaderData) }]
      : [],
  )
  return (
    <nav aria-label={words.crumbs} className="text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {steps.map((step, index) => (
          <li key={step.path} className="flex gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === steps.length - 1 ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <SiteLink to={step.path} className="no-underline hover:text-text hover:underline">
                {step.name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
