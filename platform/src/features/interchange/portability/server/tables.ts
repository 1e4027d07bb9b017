import type { Refine } from '../../../../base/database/refine.ts'
import type { FoundIssue } from '../../../../base/contract/failure.ts'
import type { Counts } from '../manifest.ts'
import type { Choices, Preview } from '../schema.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** An archive of ours leaves nothing to choose. */
    competition_import: Refine<
      'competition_import',
      {
        preview: Preview
        choices: Choices | Record<string, never>
        issues: FoundIssue[]
      }
    >
    competition_export: Refine<'competition_export', { counts: Counts }>
  }
}
