import { data, Link } from 'react-router'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

/** Declared in the URL map, not built yet: says so, with the status that says so. */
export const loader = () => data(null, { status: 501 })

export default function NotBuiltPage() {
  const words = useWords(shellWords)
  return (
    <section className="mx-auto max-w-xl px-6 py-24 text-center">
      <h1 className="text-2xl font-semibold">{words.notBuilt.title}</h1>
      <p className="mt-4 text-muted">{words.notBuilt.text}</p>
      <p className="mt-8">
        <Link to="/" className="text-accent underline">
          {words.notBuilt.back}
        </Link>
      </p>
    </section>
  )
}
