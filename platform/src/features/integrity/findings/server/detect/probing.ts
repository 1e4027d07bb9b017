import { probing } from '../../probing-rules.ts'
import type { Found, Looked } from '../../schema.ts'
import { readableRounds, type Look, type Seen } from './look.ts'
import { busySeries } from './probing.views.ts'

/** Teams that hand in so often that it is worth looking at what changes from one file to the next. */
export async function probers(look: Look, onProgress: (share: number) => Promise<unknown>): Promise<Seen> {
  const series = await busySeries(look.db, look.competitionId)
  const rounds = new Map((await readableRounds(look)).map(round => [round.id, round]))
  const found: Found[] = []
  const looked: Partial<Looked> = { series: series.length, unreadable: 0 }
  for (const [place, one] of series.entries()) {
    const round = rounds.get(one.schedule_id)
    if (!round) continue
    const { steps, unreadable } = await look.compare(
      one.submissions.map(({ id, key, name }) => ({ number: id, storageKey: key, name })),
      round.description,
      { what: 'steps' },
    )
    looked.unreadable = (looked.unreadable ?? 0) + unreadable.length
    const judged = probing(steps, one.full_days)
    const [first] = one.submissions.filter(({ id }) => !unreadable.includes(id))
    if (judged && first)
      found.push({
        key: `${one.schedule_id}:${one.list}:${one.sub_rank}:${one.team_id}`,
        teamIds: [one.team_id],
        submissionIds: [first.id, ...steps.map(step => step.number)],
        detail: {
          kind: 'probing',
          scheduleId: one.schedule_id,
          list: one.list,
          subRank: one.sub_rank,
          steps: [
            { submissionId: first.id, changed: null, rows: steps[0]?.rows ?? 0 },
            ...steps.map(({ number, changed, rows }) => ({ submissionId: number, changed, rows })),
          ],
          small: judged.small,
          share: judged.share,
          fullDays: one.full_days,
        },
      })
    await onProgress((place + 1) / series.length)
  }
  return { found, looked }
}
