import type { ColumnType, Generated } from 'kysely'
import type { Profile, ProfileFormat } from '../profile-schema.ts'
import type { Field } from '../schema.ts'

/** What is written on a dataset: each version has its own, and the dataset has those of its current version. */
type Texts = {
  category_id: number | null
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
}

/** jsonb is given as text, because the driver would write a list as a PostgreSQL array. */
type Json<T> = ColumnType<T, string | undefined, string>

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    dataset: Texts & {
      id: Generated<number>
      competition_id: number | null
      owner_id: number | null
      sort: Generated<number>
      view_count: Generated<number>
      download_count: Generated<number>
      current_version_id: Generated<number | null>
      /** When the current version was published. */ updated_at: Generated<Date | null>
      /** Who accepted the protocol before accepted another. */ protocol_since: Generated<Date | null>
      published_at: Date | null
      /** Set while its organiser keeps it from competitors. */ withdrawn_at: Generated<Date | null>
      withdraw_reason: Generated<string | null>
      created_at: Generated<Date>
      search: Generated<string>
    }
    dataset_version: Texts & {
      id: Generated<number>
      dataset_id: number
      number: number
      notes_zh: Generated<string>
      notes_en: Generated<string>
      revision: Generated<number>
      created_by: number | null
      created_at: Date
      published_at: Date | null
    }
    dataset_file: {
      id: Generated<number>
      dataset_id: number
      version_id: number
      /** A path inside the dataset. */ name: string
      description_zh: Generated<string>
      description_en: Generated<string>
      storage_key: string
      sha256: string
      crc32: Generated<number | null>
      size: number
      row_count: number | null
      fields: Json<Field[]>
      sort: Generated<number>
    }
    dataset_agreement: { dataset_id: number; user_id: number; agreed_at: Date }
    dataset_download: {
      id: Generated<number>
      dataset_id: number
      version_id: number
      /** Null when all files were taken at once. */ dataset_file_id: number | null
      user_id: number
      at: Date
      address: string | null
    }
    dataset_day: { dataset_id: number; day: string; views: Generated<number>; downloads: Generated<number> }
    dataset_profile: {
      sha256: string
      format: ProfileFormat
      state: 'waiting' | 'done' | 'failed'
      profiler: number
      fault: string | null
      result: ColumnType<Profile | null, string | null, string | null>
      asked_at: Date
      ended_at: Date | null
    }
    dataset_upload: {
      id: string
      dataset_id: number | null
      user_id: number
      name: string
      size: number
      received: Generated<number>
      fingerprint: string
      state: 'receiving' | 'received' | 'failed' | 'kept'
      fault: string | null
      held_by: string | null
      held_until: Date | null
      is_wanted: Generated<boolean>
      created_at: Date
      expires_at: Date
    }
    dataset_charge: { user_id: number; sha256: string; size: number; at: Date }
  }
}
