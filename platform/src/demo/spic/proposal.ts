/** What somebody is told who reviewed it: how well it does by each criterion of its track (of 10), to its authors, to the panel. */
export type PlannedRemark = { points: readonly number[]; toAuthors: string; toPanel?: string }

export type PlannedProposal = {
  track: string
  title: string
  entry: string
  kind: 'team' | 'enterprise'
  lang: 'zh-CN' | 'en-US'
  city: string
  summary: string
  stage: 'idea' | 'prototype' | { deployedAt: string }
  techniques: readonly ('forecast' | 'vision' | 'optimisation' | 'language' | 'edge' | 'privacy')[]
  background: string
  method: string
  risks: string
  sites: number
  milestones: readonly (readonly [month: number, goal: string, proof: string])[]
  budget: readonly (readonly [item: string, amount: number])[]
  /** Whom they ask not to be reviewed by. */
  unwanted?: { name: string; organisation: string; reason: string }
  /** Of what reviewers found so far. */
  remarks: readonly PlannedRemark[]
}
