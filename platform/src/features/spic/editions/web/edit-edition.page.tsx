import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { PartTabs } from '../../../../site/staff/part-tabs.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { editionWords } from '../words.ts'
import { FactsForm } from './parts/facts-form.tsx'
import { FormSection } from './parts/form-section.tsx'
import { managedTitle, useManagedEdition, type ManagedEdition } from './parts/managed-edition.ts'
import { Publishing } from './parts/publishing.tsx'
import type { Route } from './+types/edit-edition.page.ts'

const parts = ['facts', 'signup', 'proposal'] as const

export const loader = ({ url }: Route.LoaderArgs) => ({
  part: parts.find(one => one === url.searchParams.get('part')) ?? 'facts',
  version: Number(url.searchParams.get('version')),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editionWords, (words, lang) => {
    const edition = matches.find(match => match?.id === 'edition-desk')?.loaderData as
      | ManagedEdition
      | undefined
    return { title: edition ? managedTitle(edition, lang) : words.admin.title }
  })

/** An edition with its facts and its two forms, each part saved by itself. */
export default function EditEditionPage({ loaderData }: Route.ComponentProps) {
  const { part, version } = loaderData
  const edition = useManagedEdition()
  const { admin: words } = useWords(editionWords)
  const lang = useLang()
  const lacksOf = (key: (typeof parts)[number]) =>
    edition.lacks.some(lack => (key === 'facts' ? !lack.startsWith('forms.') : lack === `forms.${key}`))
  return (
    <AdminPage
      title={managedTitle(edition, lang)}
      actions={
        edition.publishedAt !== null && (
          <SiteLink to={pathTo('/spic/:id', { id: edition.id })}>{words.openPublic}</SiteLink>
        )
      }
    >
      <Publishing edition={edition} />
      <PartTabs
        label={words.parts}
        shown={part}
        tabs={parts.map(key => ({ key, name: words.partNames[key], isFilled: !lacksOf(key) }))}
      />
      {part === 'facts' ? (
        <FactsForm edition={edition} />
      ) : (
        <FormSection key={part} edition={edition} purpose={part} version={version} />
      )}
    </AdminPage>
  )
}
