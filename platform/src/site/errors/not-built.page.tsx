import { data } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { SiteLink } from '../site-link.tsx'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

/** Declared in the URL map, not built yet: says so, with the status that says so. */
export const loader = () => data(null, { status: 501 })

export default function NotBuiltPage() {
  const { notBuilt } = useWords(shellWords)
  return (
    <section className="mx-auto max-w-xl px-6 py-24 text-center">
      <h1 className="text-2xl font-semibold">{notBuilt.title}</h1>
      <p className="mt-4 text-muted">{notBuilt.text}</p>
      <p className="mt-8">
        <SiteLink to="/" className={buttonClass({ variant: 'secondary' })}>
          {notBuilt.back}
        </SiteLink>
      </p>
    </section>
  )
}
