import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { leadWords } from '../words.ts'
import type { Route } from './+types/business.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, leadWords, words => ({
    title: words.business.title,
    description: words.business.description,
  }))

/** Hosting in detail: who does what, what to prepare, what can be relied on. */
export default function BusinessPage() {
  const { business: words, start } = useWords(leadWords)
  const contact = (
    <SiteLink to="/cooperation#contact" className={buttonClass()}>
      {start}
    </SiteLink>
  )
  return (
    <div className="grid grid-cols-1 gap-12">
      <PageHead title={words.title} action={contact}>
        {words.lead}
      </PageHead>
      <section aria-labelledby="who" className="grid gap-4">
        <h2 id="who" className="text-2xl font-bold">
          {words.who}
        </h2>
        <DataTable
          caption={words.who}
          rows={Object.values(words.rows)}
          rowKey={row => row.task}
          columns={[
            { key: 'task', label: words.task, isName: true, cell: row => row.task },
            { key: 'you', label: words.you, cell: row => row.you },
            { key: 'we', label: words.we, cell: row => row.we },
          ]}
        />
      </section>
      <section aria-labelledby="ready">
        <h2 id="ready" className="text-2xl font-bold">
          {words.ready}
        </h2>
        <ul className="mt-4 list-disc pl-5">
          {Object.values(words.readyList).map(text => (
            <li key={text} className="mt-1">
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="trust">
        <h2 id="trust" className="text-2xl font-bold">
          {words.trust}
        </h2>
        <ul className="mt-6 grid gap-6 sm:grid-cols-2">
          {Object.values(words.trustList).map(({ title, text }) => (
            <li key={title} className="rounded-2xl border border-line bg-card p-6 shadow-card">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-2 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="faq">
        <h2 id="faq" className="text-2xl font-bold">
          {words.faq}
        </h2>
        <dl className="mt-4 grid gap-6">
          {Object.values(words.faqList).map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 max-w-3xl text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p>{contact}</p>
    </div>
  )
}
