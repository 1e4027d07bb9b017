import type { Generated } from 'kysely'

declare module '../../../base/database/tables.ts' {
  interface Tables {
    dataset_category: { id: Generated<number>; name_zh: string; name_en: string; sort: Generated<number> }
    dataset: {
      id: Generated<number>
      competition_id: number | null
      category_id: number | null
      owner_id: number | null
      sort: Generated<number>
      title_zh: string
      title_en: string
      summary_zh: Generated<string>
      summary_en: Generated<string>
      body_zh: Generated<string>
      body_en: Generated<string>
      protocol_zh: Generated<string>
      protocol_en: Generated<string>
      licence: Generated<string>
      source_url: string | null
      view_count: Generated<number>
      download_count: Generated<number>
      published_at: Date | null
      created_at: Generated<Date>
      search: Generated<string>
    }
    dataset_file: {
      id: Generated<number>
      dataset_id: number
      name: string
      description_zh: Generated<string>
      description_en: Generated<string>
      storage_key: string
      sha256: string
      size: number
      row_count: number | null
      sort: Generated<number>
    }
    dataset_agreement: { dataset_id: number; user_id: number; agreed_at: Date }
    dataset_download: {
      id: Generated<number>
      dataset_file_id: number
      user_id: number
      at: Date
      address: string | null
    }
  }
}
