import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    season_series: Columns['season_series']
    season: Columns['season']
    season_track: Columns['season_track']
    season_stage: Columns['season_stage']
    season_award: Columns['season_award']
    season_decision: Columns['season_decision']
  }
}
