export type RouteOfSpec = { path: string; area: string; access: string }
export type CallOfSpec = { method: string; path: string }
type Area = { area: string; routes: [number, number]; calls: [number, number] }

/** Whose a call is, by how its path begins; the first that fits. */
const areasOfCalls: [RegExp, string][] = [
  [/^\/api\/v1\/race-special\//, 'invites'],
  [/^\/api\/(v\d\/)?(competitions|datasets|teams|notices)\b/, '$2'],
  [/^\/api\/v1\/inbox\//, 'inbox'],
  [/^\/api\/(spic|spic-review)\//, 'spic and review'],
  [/^\/(api\/users\/sso|sso|set-language)/, 'session'],
  [/^\/api\/users\/followed/, 'follows'],
  [/^\/api\/(v2\/)?users/, 'users'],
]

export function areaOfCall(path: string): string {
  for (const [start, area] of areasOfCalls) {
    const found = start.exec(path)
    if (found) return area === '$2' ? (found[2] ?? '') : area
  }
  return 'others'
}

const nameOf = (line: string) => {
  const [kind, ...rest] = line.split(/\s+/)
  return kind === 'call' ? `${rest[0]} ${rest[1]}` : rest[0]
}

/** The lines of the first run whose route or call every other run names too. */
export function missingInAll([first = [], ...others]: string[][]): string[] {
  const names = others.map(lines => new Set(lines.map(nameOf)))
  return first.filter(line => names.every(other => other.has(nameOf(line))))
}

/** Counts what is there, area by area, from the lines in which the tool names what is missing. */
export function byArea(routes: RouteOfSpec[], calls: CallOfSpec[], lines: string[]): Area[] {
  const missing = new Set(lines.map(nameOf))
  const areas = new Map<string, Area>()
  const count = (area: string, kind: 'routes' | 'calls', name: string) => {
    const found = areas.get(area) ?? { area, routes: [0, 0], calls: [0, 0] }
    areas.set(area, found)
    found[kind][1]++
    if (!missing.has(name)) found[kind][0]++
  }
  for (const route of routes) count(route.area, 'routes', route.path)
  for (const call of calls) count(areaOfCall(call.path), 'calls', `${call.method} ${call.path}`)
  return [...areas.values()]
}

/** How much is there over all areas. */
export function figures(areas: Area[]): string {
  const sum = (kind: 'routes' | 'calls') =>
    [0, 1].map(index => areas.reduce((total, area) => total + (area[kind][index] ?? 0), 0)).join('/')
  return `calls ${sum('calls')}, routes ${sum('routes')}`
}

export function table(areas: Area[]): string {
  const cell = ([there, all]: [number, number]) => (all === 0 ? '–' : `${there}/${all}`)
  return [
    ['area', 'routes', 'calls'],
    ...areas.map(({ area, routes, calls }) => [area, cell(routes), cell(calls)]),
  ]
    .map(
      ([area = '', routes = '', calls = '']) => `${area.padEnd(18)}${routes.padStart(8)}${calls.padStart(8)}`,
    )
    .join('\n')
}
