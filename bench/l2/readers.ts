import { competitionId, cookieOf, sizes, teamId } from './world.ts'
import type { Kind } from './open-loop.ts'

const board = `/api/competitions/${competitionId}`
const pages = Math.floor(sizes.teams / 20)
/** Another reader each time, spread over all teams. */
const readerOf = (number: number) => (number * 37) % sizes.teams
const asReader = (number: number) => ({ cookie: cookieOf(readerOf(number)) })
const home = `/competitions/${competitionId}`
const routes = [`${home}/ranking`, home, `${home}/submits`, `${home}/teams`, '/competitions']

/** A signed-in reader's page of the board: mostly the first, else any. */
export const leaderboard = (perSecond: number): Kind => ({
  name: 'leaderboard',
  perSecond,
  shot: number => ({
    path: `${board}?part=rankings&stage=0&page=${number % 10 < 7 ? 1 : 1 + ((number * 13) % pages)}&per_size=20`,
    headers: { cookie: cookieOf(readerOf(number)) },
  }),
  check({ status, body }, number) {
    if (status !== 200) return `status ${status}`
    const own = (JSON.parse(String(body)) as { data: { rankings: { own: { team: { id: number } } | null } } })
      .data.rankings.own
    return own?.team.id === teamId(readerOf(number)) ? undefined : 'another’s own standing'
  },
})

/** What a browser asks when a signed-in reader moves on: the page's data, and the unread count with them. */
export const routeChanges = (perSecond: number): Kind => ({
  name: 'route changes',
  perSecond,
  shot: number => ({
    path: `${routes[number % routes.length]}.data`,
    headers: { cookie: cookieOf(readerOf(number)) },
  }),
  check: ({ status, body }) =>
    status !== 200 ? `status ${status}` : body.includes('"unreadCount"') ? undefined : 'no unread count',
})

export const anonymousPages = (perSecond: number): Kind => ({
  name: 'anonymous pages',
  perSecond,
  shot(number) {
    const other = competitionId + 1 + ((number * 29) % (sizes.competitions - 1))
    const path = ['/', home, '/competitions', `${home}/ranking`, `/competitions/${other}`][
      number % 5
    ] as string
    return { path, headers: { 'accept-encoding': 'gzip' } }
  },
})

/** A reader of list B; `told` hears of every answer. */
export const listB = (perSecond: number, told: (seen: { rows: number; at: number }) => void): Kind => ({
  name: 'list B',
  perSecond,
  // Every other one is a visitor.
  shot: number => ({
    path: `${board}?part=rankings&stage=1&page=${number % 4 < 3 ? 1 : 1 + ((number * 13) % pages)}&per_size=20`,
    headers: number % 2 === 0 ? asReader(number) : {},
  }),
  check({ status, body, at }, number) {
    if (status !== 200) return `status ${status}`
    const { list, own } = (
      JSON.parse(String(body)) as {
        data: { rankings: { list: unknown[]; own: { team: { id: number } } | null } }
      }
    ).data.rankings
    told({ rows: list.length, at })
    const expected = number % 2 === 0 ? teamId(readerOf(number)) : undefined
    return own === null || own.team.id === expected ? undefined : 'another’s own standing'
  },
})
