import { localize } from '../../../../../base/web/language.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { usesInWords, type Kind } from '../../rules.ts'
import { catalogueWords } from '../../words.ts'
import type { Shown } from '../entry.page.tsx'

const pathOf = {
  competition: (id: number) => pathTo('/admin/competitions/:id/basics', { id }),
  dataset: (id: number) => pathTo('/datasets/edit/:id', { id }),
}

/** What uses an entry, with the way there. Nothing uses partners: they stand on every page. */
export function UsePanel({ kind, entry }: { kind: Kind; entry: Shown }) {
  const { entry: words } = useWords(catalogueWords)
  const lang = useLang()
  if (kind === 'partners') return null
  const said = usesInWords(entry.uses, lang).map(use => use.text)
  return (
    <Card as="section" className="grid gap-2 p-5! text-sm">
      <h2 className="text-base font-semibold">{words.usedBy}</h2>
      <p className="text-muted">{said.length > 0 ? words.using(said.join(words.separator)) : words.unused}</p>
      {entry.usedBy.length > 0 && (
        <>
          {entry.usedBy.length < entry.uses.competitions + entry.uses.datasets && (
            <p className="text-muted">{words.someOf}</p>
          )}
          <ul className="grid gap-1">
            {entry.usedBy.map(user => (
              <li key={`${user.kind} ${user.id}`} className="truncate">
                <SiteLink
                  to={pathOf[user.kind](user.id)}
                  className="text-accent no-underline hover:underline"
                >
                  {localize({ zh: user.titleZh, en: user.titleEn }, lang)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
