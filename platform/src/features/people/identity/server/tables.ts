import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    app_user: Columns['app_user']
    former_user_name: Columns['former_user_name']
    user_role: Columns['user_role']
    session: Columns['session']
    spent_logout_token: Columns['spent_logout_token']
    leaving_sign_on: Columns['leaving_sign_on']
    /** `mark` is a keyed hash. */
    access_trace: Columns['access_trace']
    api_token: Columns['api_token']
    consent_asked: Columns['consent_asked']
  }
}
