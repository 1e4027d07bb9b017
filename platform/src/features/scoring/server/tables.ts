declare module '../../../base/database/tables.ts' {
  interface Tables {
    submission_score: {
      submission_id: number
      board: 'A' | 'B'
      score: number
      submission_sha256: string
      answer_sha256: string
      scorer_hash: string
      computed_at: Date
    }
  }
}

export {}
