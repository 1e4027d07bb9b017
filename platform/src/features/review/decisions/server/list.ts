import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import type { filters } from '../contract.ts'
import { standings, type ProposalSort } from '../rules.ts'
import { conflictsOf } from '../../assignments/server/public.ts'
import { submittedProposals } from './proposals.views.ts'
import { presentRound, resultsIn } from './standing.ts'

type Filters = z.output<typeof filters>

/** Proposals as the chief sees them; scores of none that they are in conflict with. */
export async function proposalsFor(
  db: Db,
  { editionId, reviewerId, lang }: { editionId: number; reviewerId: number; lang: Lang },
) {
  const round = await presentRound(db, editionId)
  const [rows, tracks, results, conflicts] = await Promise.all([
    submittedProposals(db, editionId),
    tracksOf(db, editionId),
    resultsIn(db, round),
    conflictsOf(db, reviewerId),
  ])
  const names = new Map(tracks.map(track => [track.id, localizeColumn(track, 'name', lang)]))
  const proposals = rows.map(row => {
    const isConflicted = conflicts.has(row.id)
    const result = results.get(row.id)
    const seen = isConflicted ? undefined : result
    return {
      id: row.id,
      title: row.title,
      entry: row.entry,
      trackId: row.track_id,
      track: names.get(row.track_id) ?? '',
      version: row.number,
      submittedAt: row.submitted_at,
      state: row.state,
      assigned: result ? result.count + result.missing : 0,
      locked: result?.count ?? 0,
      mean: seen?.mean ?? null,
      score: seen?.score ?? null,
      rank: seen?.rank ?? null,
      isConflicted,
    }
  })
  return { round, tracks: [...names].map(([id, name]) => ({ id, name })), proposals }
}
type Listed = Awaited<ReturnType<typeof proposalsFor>>['proposals'][number]

const orders: Record<ProposalSort, (a: Listed, b: Listed) => number> = {
  // Two without a rank: neither is in front of the other.
  score: (a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0,
  submitted: (a, b) => b.submittedAt.getTime() - a.submittedAt.getTime(),
  title: (a, b) => a.title.localeCompare(b.title, 'zh-CN'),
}

const isFound = (search: string, ...texts: string[]): boolean =>
  texts.some(text => text.toLowerCase().includes(search.toLowerCase()))

/** Those that are looked for, in order, and how many of them are in each state. */
export function found(all: readonly Listed[], { track, state, search, sort }: Filters) {
  const asked = all.filter(
    one => (track === undefined || one.trackId === track) && isFound(search, one.title, one.entry),
  )
  const count = (of: Listed['state']) => asked.filter(one => one.state === of).length
  const order = orders[sort]
  return {
    counts: {
      all: asked.length,
      ...(Object.fromEntries(standings.map(of => [of, count(of)])) as Record<Listed['state'], number>),
    },
    rows: asked
      .filter(one => state === undefined || one.state === state)
      .toSorted((a, b) => order(a, b) || a.id - b.id),
  }
}

const columns = [
  'proposal_id',
  'title',
  'entry',
  'track',
  'state',
  'version',
  'submitted_at',
  'sheets',
  'locked',
  'mean',
  'score',
  'rank',
]
/** As they stand in a file, with the names of the columns. */
export const linesOf = (rows: readonly Listed[]) => [
  columns,
  ...rows.map(row => [
    row.id,
    row.title,
    row.entry,
    row.track,
    row.state,
    row.version,
    row.submittedAt,
    row.assigned,
    row.locked,
    row.mean,
    row.score,
    row.rank,
  ]),
]
