import type { ColumnType, Generated } from 'kysely'
import type { EntryField } from '../entry-form.ts'
import type { CompetitionPart } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    competition: {
      id: Generated<number>
      type: 'computing' | 'solution'
      race_category_id: number | null
      title_zh: string
      title_en: string
      summary_zh: Generated<string>
      summary_en: Generated<string>
      reward_zh: Generated<string>
      reward_en: Generated<string>
      /** To sort by; a numeric, which the driver gives as text. */
      reward_value: ColumnType<string | null, number | null | undefined, number | null>
      licence: Generated<string>
      source_url: string | null
      cover: string | null
      zone: Generated<string>
      start_at: Date
      end_at: Date
      is_open_signup: Generated<boolean>
      visibility: Generated<'public' | 'private'>
      private_code_hash: string | null
      team_size_max: Generated<number>
      merge_deadline: Date | null
      agreement_zh: Generated<string>
      agreement_en: Generated<string>
      agreement_version: Generated<number>
      block_mobile_upload: Generated<boolean>
      require_profile: Generated<boolean>
      require_approval: Generated<boolean>
      entry_fields: Generated<EntryField[]>
      guide_info_zh: string | null
      guide_info_en: string | null
      featured: number | null
      team_count: Generated<number>
      participant_count: Generated<number>
      published_at: Date | null
      created_by: number | null
      created_at: Generated<Date>
      search: Generated<string>
    }
    agreement_history: {
      competition_id: number
      version: number
      body_zh: string
      body_en: string
      replaced_at: Date
      replaced_by: number | null
    }
    competition_access: { competition_id: number; user_id: number; granted_at: Date }
    competition_tag: { competition_id: number; tag_code: string }
    competition_industry: { competition_id: number; industry_code: string }
    competition_organisation: { competition_id: number; organisation_id: number; sort: Generated<number> }
    competition_text: {
      competition_id: number
      part: CompetitionPart
      body_zh: Generated<string>
      body_en: Generated<string>
    }
    faq: {
      id: Generated<number>
      competition_id: number
      sort: Generated<number>
      question_zh: string
      question_en: string
      answer_zh: string
      answer_en: string
    }
  }
}
