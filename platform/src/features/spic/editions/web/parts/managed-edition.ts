import { useOutletContext } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import { localize, type Lang } from '../../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../../calls.ts'

/** An edition as staff see it. */
export type ManagedEdition = Answer<SiteCalls['GET /api/admin/spic/{editionId}']>

export const managedTitle = ({ year, value }: ManagedEdition, lang: Lang): string =>
  `${year} · ${localize({ zh: value.nameZh, en: value.nameEn }, lang)}`

/** The edition that a page of its desk stands under: the layout has loaded it. */
export const useManagedEdition = () => useOutletContext<ManagedEdition>()
