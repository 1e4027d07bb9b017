import { clsx } from 'clsx'
import { useLang } from './use-site.ts'

const labels = { 'zh-CN': '目录', 'en-US': 'Contents' }

type Heading = { id: string; text: string; level: number }

/** A long text with its table of contents: beside it where there is room, else folded above it. */
export function TextWithContents({ html, contents }: { html: string; contents: readonly Heading[] }) {
  const label = labels[useLang()]
  const text = (
    <div
      className="prose text-[1.0625rem] [&_:is(h2,h3)]:scroll-mt-24"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
  if (contents.length === 0) return <div className="mx-auto mt-8 max-w-[44rem]">{text}</div>
  const list = (
    <ol className="grid gap-1.5 text-sm">
      {contents.map(heading => (
        <li key={heading.id} className={clsx(heading.level === 3 && 'pl-4')}>
          <a
            href={`#${heading.id}`}
            className="inline-block py-0.5 text-muted no-underline hover:text-accent"
          >
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="mx-auto mt-8 grid max-w-[44rem] gap-6 xl:max-w-none xl:grid-cols-[minmax(0,1fr)_44rem_minmax(0,1fr)]">
      <details className="rounded-xl border border-line bg-card px-4 py-3 xl:hidden">
        <summary className="font-medium">{label}</summary>
        <div className="mt-3">{list}</div>
      </details>
      <div className="min-w-0 xl:col-start-2 xl:row-start-1">{text}</div>
      <nav
        aria-label={label}
        className="hidden max-h-[70vh] max-w-56 self-start overflow-y-auto xl:sticky xl:top-24 xl:col-start-3 xl:row-start-1 xl:block xl:pl-4"
      >
        <p className="mb-2 text-sm font-semibold">{label}</p>
        {list}
      </nav>
    </div>
  )
}
