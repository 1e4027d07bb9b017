import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { editingWords } from '../../editing-words.ts'
import { deadEntries, lacksHome } from '../../gaps.ts'
import type { EditedSite } from '../site-settings.page.tsx'

/** What visitors of a site would look for in vain, as it is set now. */
export function SiteGaps({ site, value }: { site: EditedSite; value: EditedSite['value'] }) {
  const { site: words } = useWords(editingWords)
  const lang = useLang()
  if (!value.isPublished) return null
  const dead = deadEntries(site, value.menu)
  return (
    <>
      {lacksHome(site) && <Callout kind="warn">{words.noHome}</Callout>}
      {dead.length > 0 && (
        <Callout kind="warn">
          {words.deadEntries(dead.map(({ label, to }) => localize(label, lang) || to))}
        </Callout>
      )}
    </>
  )
}
