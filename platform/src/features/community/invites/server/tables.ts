declare module '../../../../base/database/tables.ts' {
  interface Tables {
    invite_activity: { name: string; competition_id: number; start_at: Date; end_at: Date }
    invite_ranking_run: { name: string; day: string; counted_until: Date; computed_at: Date }
    invite_ranking: {
      name: string
      day: string
      ranking: number
      user_id: number
      invited: number
      reached_at: Date
    }
  }
}

export {}
