import { useRef } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { apiStartWords } from './api-start-words.ts'
import { cliSnippetAt, firstCalls, snippetsAt, type FirstCall } from './first-calls.ts'
import { pageContext } from './page-context.ts'
import { pageMeta } from './page-meta.ts'
import { SiteLink } from './site-link.tsx'
import { useWords } from './use-site.ts'
import type { Route } from './+types/api-start.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ base: context.get(pageContext).publicUrl })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, apiStartWords, ({ title, lead }) => ({ title, description: lead }))

/** The API for people: five calls that a script begins with, ready to be copied. */
export default function ApiStartPage({ loaderData: { base } }: Route.ComponentProps) {
  const words = useWords(apiStartWords)
  const snippets = snippetsAt(base)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <div className="grid gap-3">
        <p>{words.token}</p>
        <p className="flex flex-wrap gap-3">
          <SiteLink to="/users/v2/setting-tokens" className={buttonClass()}>
            {words.makeToken}
          </SiteLink>
          <SiteLink to="/api/docs" className={buttonClass({ variant: 'secondary' })}>
            {words.reference}
          </SiteLink>
        </p>
      </div>
      <section className="grid grid-cols-1 gap-2">
        <h2 className="text-lg font-semibold">{words.cli.title}</h2>
        <p>{words.cli.text}</p>
        <Snippet text={cliSnippetAt(base)} />
      </section>
      <ol className="grid grid-cols-1 gap-8">
        {(Object.keys(firstCalls) as FirstCall[]).map((key, index) => (
          <li key={key} className="grid grid-cols-1 gap-2">
            <h2 className="text-lg font-semibold">
              {index + 1}. {words.steps[key].title}
            </h2>
            <p>{words.steps[key].text}</p>
            <Tabs
              label={words.language}
              tabs={[
                { key: 'curl', name: 'curl', content: <Snippet text={snippets[key].curl} /> },
                { key: 'python', name: 'Python', content: <Snippet text={snippets[key].python} /> },
              ]}
            />
            <p className="flex flex-wrap gap-x-4 text-xs text-muted">
              {words.also}
              {firstCalls[key].map(call => (
                <code translate="no" key={call} className="font-mono break-all">
                  {call}
                </code>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Snippet({ text }: { text: string }) {
  const words = useWords(apiStartWords)
  const place = useRef<HTMLElement>(null)
  const select = () => {
    if (place.current) getSelection()?.selectAllChildren(place.current)
  }
  return (
    <div className="grid grid-cols-1 justify-items-end gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is scrolled by keyboard */}
      <pre
        translate="no"
        tabIndex={0}
        className="w-full overflow-x-auto rounded-xl border border-line bg-sunken p-4 text-sm"
      >
        <code translate="no" ref={place}>
          {text}
        </code>
      </pre>
      <CopyButton text={text} copy={words.copy} copied={words.copied} select={select} size="small" />
    </div>
  )
}
