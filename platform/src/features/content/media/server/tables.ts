import type { Refine } from '../../../../base/database/refine.ts'
import type { MediaKind } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    media: Refine<'media', { kind: MediaKind; sizes: { url: string; width: number }[] }>
  }
}
