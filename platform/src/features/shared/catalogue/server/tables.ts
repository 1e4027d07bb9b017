import type { Generated } from 'kysely'

type Listed = {
  name_zh: string
  name_en: string
  sort: Generated<number>
  /** No longer offered; what has it keeps it. */
  is_hidden: Generated<boolean>
}

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    race_category: Listed & { id: Generated<number>; banner: string | null }
    tag: Listed & { code: string; parent_code: string | null }
    industry: Listed & { code: string }
    organisation: Listed & {
      id: Generated<number>
      introduction_zh: Generated<string>
      introduction_en: Generated<string>
      url: string | null
      logo: string | null
    }
    dataset_category: Listed & { id: Generated<number> }
    partner: Listed & { id: Generated<number>; url: string | null }
  }
}
