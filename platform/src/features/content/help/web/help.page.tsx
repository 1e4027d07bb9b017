import { data } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { feedbackPath } from '../../../../site/feedback-path.ts'
import { FilterForm } from '../../../../site/filter-form.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { TextWithContents } from '../../../../site/text-with-contents.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { getDocument, searchHelp } from '../contract.ts'
import { isTerms, tabAt, tabs, longestSearch } from '../rules.ts'
import { helpWords } from '../words.ts'
import { Found } from './parts/found.tsx'
import { Versions } from './parts/versions.tsx'
import { pathOf } from './parts/path-of.ts'
import type { Route } from './+types/help.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const tab = tabAt(params.tab)
  if (!tab) throw data(null, { status: 404 })
  const { q } = readQuery(searchHelp, url)
  if (q) return { tab, q, ...(await api('GET /api/help/search', { query: { q } })), shown: null }
  const { version } = readQuery(getDocument, url)
  const [document, consents] = await Promise.all([
    api('GET /api/help/{tab}', { params: { tab }, query: { version } }),
    viewer && isTerms(tab) ? api('GET /api/users/consents') : null,
  ])
  const agreedAt =
    consents?.agreed.find(one => one.tab === tab && one.number === document.number)?.agreedAt ?? null
  return { tab, q: '', found: [], shown: { document, agreedAt } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, helpWords, words => {
    const document = loaderData?.shown?.document
    if (!document)
      return { title: loaderData?.q ? words.searchTitle(loaderData.q) : words.title, isUnlisted: true }
    return {
      title: document.title,
      description: words.description,
      isUnlisted: document.number !== document.versions[0]?.number,
    }
  })

/** A document of help or terms with its contents, or what was found in all of them. */
export default function HelpPage({ loaderData: { tab, q, found, shown } }: Route.ComponentProps) {
  const words = useWords(helpWords)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={shown ? shown.document.title : words.searchTitle(q)}>{words.description}</PageHead>
      <ChoiceLinks
        label={words.documents}
        chosen={shown ? tab : undefined}
        choices={tabs.map(one => [one, words.tabs[one], pathOf(one)] as const)}
      />
      <FilterForm
        isWide
        variant="primary"
        name="q"
        searchLabel={words.search}
        search={q}
        maxLength={longestSearch}
      />
      {shown ? <Shown {...shown} /> : <Found q={q} found={found} clear={pathOf(tab)} />}
    </div>
  )
}

type Document = Answer<SiteCalls['GET /api/help/{tab}']>

function Shown({ document, agreedAt }: { document: Document; agreedAt: string | null }) {
  const { formatDay } = useFormats()
  const words = useWords(helpWords)
  const zone = useZone()
  const { versions, tab, number } = document
  const isOlder = number !== versions[0]?.number
  return (
    <>
      <p className="text-sm text-muted tabular-nums">
        {words.version(number, formatDay(document.publishedAt, zone))}
        {document.note && ` · ${document.note}`}
        {agreedAt && <> · {words.agreed(formatDay(agreedAt, zone))}</>}
      </p>
      {isOlder && (
        <Callout kind="warn" title={words.older}>
          {words.olderText} <SiteLink to={pathOf(tab)}>{words.newest}</SiteLink>
        </Callout>
      )}
      <TextWithContents html={document.html} contents={document.contents} />
      <Versions tab={tab} shown={number} versions={versions} />
      <p className="text-sm text-muted">
        {words.more} <SiteLink to={feedbackPath(pathOf(tab))}>{words.ask}</SiteLink>
      </p>
    </>
  )
}
