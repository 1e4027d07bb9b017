import { formatCount } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { CompetitionCard } from '../../../competing/competitions/web/parts/competition-card.tsx'
import { leadWords } from '../words.ts'
import { LeadForm } from './parts/lead-form.tsx'
import type { Route } from './+types/cooperation.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/cooperation')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, leadWords, words => ({ title: words.title, description: words.description }))

/** What hosting a competition means, what came of others, and a form. */
export default function CooperationPage({ loaderData: { numbers, cases } }: Route.ComponentProps) {
  const words = useWords(leadWords)
  return (
    <>
      <section className="squared -mt-16 bg-linear-to-b from-accent-soft to-page pt-28 pb-14 lg:pt-32 lg:pb-16">
        <div className="mx-auto max-w-6xl px-4 sm:px-6">
          <h1 className="text-[clamp(2rem,6vw,3rem)] leading-tight font-extrabold text-balance">
            {unbroken(words.hero)}
          </h1>
          <p className="mt-4 max-w-3xl text-lg text-muted">{words.lead}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a href="#contact" className={buttonClass({ size: 'large' })}>
              {words.start}
            </a>
            <SiteLink to="/business" className={buttonClass({ variant: 'secondary', size: 'large' })}>
              {words.more}
            </SiteLink>
          </p>
          <dl aria-label={words.numbers.label} className="mt-10 grid grid-cols-3 gap-6">
            {(['competitions', 'participants', 'submissions'] as const).map(key => (
              <div key={key} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-muted">{words.numbers[key]}</dt>
                <dd className="text-3xl font-bold tracking-tight tabular-nums sm:text-4xl">
                  {formatCount(numbers[key])}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className="mx-auto grid max-w-6xl gap-14 px-4 py-12 sm:px-6">
        <section aria-labelledby="gains">
          <h2 id="gains" className="text-2xl font-bold">
            {words.gains.title}
          </h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {Object.values(words.gains.list).map(({ title, text }) => (
              <li key={title} className="rounded-2xl border border-line bg-card p-6 shadow-card">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-2 text-sm text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="cases">
          <h2 id="cases" className="text-2xl font-bold">
            {words.cases.title}
          </h2>
          <p className="mt-2 max-w-3xl text-muted">
            {cases.length > 0 ? words.cases.lead : words.cases.none}
          </p>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {cases.map(({ competition, submissions, days }) => (
              <li key={competition.id} className="flex flex-col gap-3">
                <CompetitionCard card={competition} heading="h3" />
                <dl className="grid grid-cols-3 gap-2 px-2 text-sm">
                  {(
                    [
                      [words.cases.teams, competition.teamCount],
                      [words.cases.submissions, submissions],
                      [words.cases.days, days],
                    ] as const
                  ).map(([label, count]) => (
                    <div key={label} className="flex flex-col-reverse justify-end">
                      <dt className="text-muted">{label}</dt>
                      <dd className="text-lg font-semibold tabular-nums">{formatCount(count)}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps" className="text-2xl font-bold">
            {words.steps.title}
          </h2>
          <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {Object.values(words.steps.list).map(({ title, text }, at) => (
              <li key={title} className="rounded-2xl border border-line bg-card p-6 shadow-card">
                <p className="font-semibold text-accent tabular-nums">{at + 1}</p>
                <h3 className="mt-2 text-lg font-semibold">{title}</h3>
                <p className="mt-2 text-sm text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <OtherWays />
        <section id="contact" aria-labelledby="contact-title" className="grid gap-6">
          <div>
            <h2 id="contact-title" className="text-2xl font-bold">
              {words.form.title}
            </h2>
            <p className="mt-2 max-w-3xl text-muted">{words.form.lead}</p>
          </div>
          <LeadForm />
        </section>
      </div>
    </>
  )
}

/** Two other ways: to bring what was held elsewhere, or to ask for one solution instead of a contest. */
function OtherWays() {
  const { bring, need } = useWords(leadWords)
  const ways = [
    { id: 'bring', ...bring, to: '/admin/competitions/import' },
    { id: 'need', ...need, to: '/unveil' },
  ] as const
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {ways.map(way => (
        <section
          key={way.id}
          aria-labelledby={way.id}
          className="rounded-2xl border border-line bg-sunken p-6"
        >
          <h2 id={way.id} className="text-lg font-semibold">
            {way.title}
          </h2>
          <p className="mt-2 text-muted">{way.text}</p>
          <p className="mt-4">
            <SiteLink to={way.to} className={buttonClass({ variant: 'secondary' })}>
              {way.open}
            </SiteLink>
          </p>
        </section>
      ))}
    </div>
  )
}
