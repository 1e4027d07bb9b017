import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../../../platform/src/base/contract/call.ts'
import type { SiteCalls } from '../../../platform/src/calls.ts'
import { command, idIn, numberIn } from '../arguments.ts'
import { Refused, UsageError } from '../failures.ts'
import { sendResult } from '../send-result.ts'
import { note, write, writeRows, type Session } from '../session.ts'
import { json, plain, timeText } from '../text.ts'

type Submission = Answer<SiteCalls['GET /api/submissions/{id}']>

export const submissions = command(
  { round: { type: 'string' }, page: { type: 'string' } },
  async (session, { values, words: given }) => {
    const { words, client } = session
    const answer = await client.api('GET /api/competitions/{id}', {
      params: { id: idIn(given, words) },
      query: {
        part: 'submits',
        sch: numberIn(values.round, '--round', words),
        page: numberIn(values.page, '--page', words) ?? 1,
        per_size: 50,
      },
    })
    const { columns } = words
    writeRows(session, {
      rows: answer.submits?.list ?? [],
      total: answer.submits?.total ?? 0,
      columns: [
        { head: columns.id, isNumber: true, of: row => row.id },
        { head: columns.received, of: row => timeText(row.receivedAt) },
        { head: columns.file, of: row => row.fileName },
        { head: columns.state, of: row => words.states[row.state] },
        { head: columns.score, isNumber: true, of: row => row.score },
        { head: columns.scoreB, isNumber: true, of: row => row.scoreB },
        {
          head: '',
          of: row =>
            [row.isBest && words.best, row.warnings.length > 0 && words.unknownLabels]
              .filter(Boolean)
              .join(', '),
        },
        { head: columns.note, of: row => row.note },
      ],
    })
  },
)

export const submit = command(
  {
    file: { type: 'string', short: 'f' },
    message: { type: 'string', short: 'm' },
    round: { type: 'string' },
    leaderboard: { type: 'string' },
    wait: { type: 'boolean' },
  },
  async (session, { values, words: given }) => {
    const { words, isJson } = session
    const competitionId = idIn(given, words)
    if (!values.file) throw new UsageError(words.usage.file)
    const round = await roundOf(session, competitionId, numberIn(values.round, '--round', words))
    const sent = await sendResult(session, {
      competitionId,
      roundId: round.id,
      leaderboard: leaderboardOf(session, round.subRank, values.leaderboard),
      message: values.message ?? '',
      path: values.file,
    })
    const { submission, quota } = sent
    if (!values.wait) {
      if (isJson) return write(json(sent))
      return write(`${words.submit.sent(submission.id, quota.teamUsed, quota.limit)}\n`)
    }
    if (!isJson) note(words.submit.sent(submission.id, quota.teamUsed, quota.limit))
    const ended = await waitFor(session, submission.id)
    if (isJson) write(json(ended))
    else write(`${linesOf(session, ended).join('\n')}\n`)
    if (ended.state !== 'scored') process.exitCode = 1
  },
)

async function roundOf({ client, words }: Session, id: number, asked: number | undefined) {
  const { competition } = await client.api('GET /api/competitions/{id}', { params: { id } })
  const wanted = asked ?? competition?.currentScheduleId
  const round = competition?.schedules.find(one => one.id === wanted)
  if (!round) throw new Refused(words.refused.noRound)
  return round
}

function leaderboardOf({ words }: Session, keys: readonly string[], asked: string | undefined): string {
  if (asked !== undefined) return asked
  if (keys.length > 1) throw new UsageError(words.refused.whichLeaderboard(plain(keys.join(', '))))
  return keys[0] ?? ''
}

/** Asks again and again until it has ended: soon at first, as most are scored within seconds. */
async function waitFor({ client, words, isJson }: Session, id: number): Promise<Submission> {
  let told = ''
  for (let asked = 0; ; asked++) {
    const submission = await client.api('GET /api/submissions/{id}', { params: { id } })
    const { state, queuePosition } = submission
    if (state === 'scored' || state === 'failed' || state === 'cancelled') return submission
    const now = words.submit.waiting(words.states[state], queuePosition)
    if (now !== told && !isJson) note((told = now))
    await pause(asked < 10 ? 1_000 : 3_000)
  }
}

function linesOf(
  { words }: Session,
  { state, score, scoreB, fault, warnings, outcome }: Submission,
): string[] {
  const { submit: said } = words
  if (state === 'cancelled') return [said.cancelled]
  if (state === 'failed')
    return [
      said.failed(plain(fault?.message ?? '')),
      // They name their line and column themselves.
      ...(fault?.issues ?? []).map(({ message }) => `  ${plain(message)}`),
    ]
  const shown = score ?? scoreB
  const lines = [
    shown === null ? said.hidden : said.score(plain(shown)),
    ...warnings.map(({ message }) => `  ${plain(message)}`),
  ]
  if (!outcome) return lines
  const { change, difference, best, rank, total, left } = outcome
  const compared =
    change === 'first' || change === 'same' ? said[change] : said[change](plain(difference ?? ''))
  if (best !== null) lines.push(said.best(plain(best), compared))
  if (rank !== null) lines.push(said.rank(rank, total))
  lines.push(said.left(left))
  return lines
}
