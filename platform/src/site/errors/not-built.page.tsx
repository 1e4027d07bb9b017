import { data } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import { SiteLink } from '../site-link.tsx'
import { useWords } from '../use-site.ts'
import { notBuiltWords } from './not-built-words.ts'
import type { Route } from './+types/not-built.page.ts'

/** Declared in the URL map, not built yet: says so, with the status that says so. */
export const loader = () => data(null, { status: 501 })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, notBuiltWords, words => ({
    title: words.title,
    description: words.text,
    isUnlisted: true,
  }))

export default function NotBuiltPage() {
  const words = useWords(notBuiltWords)
  return (
    <section className="mx-auto max-w-xl px-6 py-24 text-center">
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <p className="mt-4 text-muted">{words.text}</p>
      <p className="mt-8">
        <SiteLink to="/" className={buttonClass({ variant: 'secondary' })}>
          {words.back}
        </SiteLink>
      </p>
    </section>
  )
}
