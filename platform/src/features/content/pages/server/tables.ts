import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { PageDocument } from '../blocks.ts'
import type { PageState } from '../rules.ts'
import type { Theme } from '../theme.ts'

export type MenuEntry = { label: { zh: string; en: string }; to: string }

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    content_site: Refine<'content_site', { theme: Theme; menu: MenuEntry[] }>
    content_page: Refine<'content_page', { state: PageState }>
    content_revision_media: Columns['content_revision_media']
    content_revision: Refine<'content_revision', { document: PageDocument }>
  }
}
