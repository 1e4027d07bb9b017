import type { Generated } from 'kysely'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    article: {
      id: Generated<number>
      kind: 'info' | 'activity'
      title_zh: string
      title_en: string
      summary_zh: Generated<string>
      summary_en: Generated<string>
      body_zh: Generated<string>
      body_en: Generated<string>
      cover: string | null
      published_at: Date | null
      search: Generated<string>
    }
  }
}
