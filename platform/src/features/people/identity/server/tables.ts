import type { Generated } from 'kysely'
import type { Role } from '../../../../base/http/viewer.ts'
import type { Lang } from '../../../../base/web/language.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    app_user: {
      id: Generated<number>
      sso_id: string
      user_name: string
      email: string | null
      email_bound: Generated<boolean>
      phone_bound: Generated<boolean>
      avatar: string | null
      user_banner: string | null
      introduction: Generated<string>
      birthday: string | null
      gender: Generated<'male' | 'female' | 'secret'>
      province: string | null
      city: string | null
      language: Lang | null
      is_new: Generated<boolean>
      is_demo: Generated<boolean>
      disabled_at: Date | null
      created_at: Generated<Date>
    }
    user_role: {
      user_id: number
      role: Role
      competition_id: number | null
      granted_by: number | null
      granted_at: Generated<Date>
    }
    session: {
      token_hash: Buffer
      user_id: number
      id_token: string | null
      sid: string | null
      created_at: Generated<Date>
      last_seen_at: Generated<Date>
      expires_at: Date
      address: string | null
      user_agent: string | null
    }
    spent_logout_token: { jti: string; expires_at: Date }
    access_trace: {
      user_id: number
      kind: 'device' | 'address'
      /** A keyed hash. */ mark: Buffer
      first_at: Date
      last_at: Date
      days: Generated<number>
    }
    api_token: {
      id: Generated<number>
      user_id: number
      name: string
      token_hash: Buffer
      created_at: Generated<Date>
      last_used_at: Date | null
      revoked_at: Date | null
    }
  }
}
