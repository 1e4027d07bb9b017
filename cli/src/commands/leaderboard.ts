import { csvLine } from '../../../platform/src/base/csv/csv.ts'
import type { Answer } from '../../../platform/src/base/contract/call.ts'
import type { SiteCalls } from '../../../platform/src/calls.ts'
import { command, idIn, numberIn } from '../arguments.ts'
import { Refused } from '../failures.ts'
import { write, writeRows, type Session } from '../session.ts'
import { timeText } from '../text.ts'

type Rankings = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['rankings']>
type Entry = Rankings['list'][number]
type Asked = { id: number; sch: number | undefined; type: string | undefined; stage: 1 | undefined }

const pageSize = 50

export const leaderboard = command(
  {
    show: { type: 'string' },
    csv: { type: 'boolean' },
    private: { type: 'boolean' },
    round: { type: 'string' },
    leaderboard: { type: 'string' },
  },
  async (session, { values, words: given }) => {
    const { words, isJson } = session
    const show = numberIn(values.show, '--show', words) ?? pageSize
    const { first, entries } = await readEntries(session, show, {
      id: idIn(given, words),
      sch: numberIn(values.round, '--round', words),
      type: values.leaderboard,
      stage: values.private ? 1 : undefined,
    })
    if (values.csv && !isJson) {
      write(csvLine(['rank', 'team', 'score', 'submissions', 'last_scored']))
      for (const { ranking, team, maxScore, validSubmitCount, maxScoreSubmittedAt } of entries)
        write(csvLine([ranking, team.name, maxScore, validSubmitCount, maxScoreSubmittedAt]))
      return
    }
    const { columns } = words
    writeRows(
      session,
      {
        rows: [...first.baselines, ...entries],
        total: first.baselines.length + first.total,
        columns: [
          {
            head: columns.rank,
            isNumber: true,
            of: row => row.ranking ?? (row.team.isBaseline ? words.baseline : words.ofStaff),
          },
          { head: columns.team, of: row => row.team.name },
          { head: columns.bestScore, isNumber: true, of: row => row.maxScore },
          { head: columns.submissions, isNumber: true, of: row => row.validSubmitCount },
          { head: columns.received, of: row => timeText(row.maxScoreSubmittedAt) },
        ],
      },
      { ...first, list: entries },
    )
  },
)

/** The first so many places, page by page; what moves up meanwhile is not told twice. */
async function readEntries({ client, words }: Session, most: number, { id, ...query }: Asked) {
  const page = async (number: number): Promise<Rankings> => {
    const answer = await client.api('GET /api/competitions/{id}', {
      params: { id },
      query: { part: 'rankings', per_size: Math.min(pageSize, most), page: number, ...query },
    })
    if (!answer.rankings) throw new Refused(words.nothing)
    return answer.rankings
  }
  const first = await page(1)
  const byTeam = new Map<number, Entry>()
  let last = first
  for (let number = 1; ;) {
    for (const entry of last.list) if (!byTeam.has(entry.team.id)) byTeam.set(entry.team.id, entry)
    if (last.list.length < last.perSize || byTeam.size >= most) break
    last = await page(++number)
  }
  return { first, entries: [...byTeam.values()].slice(0, most) }
}
