import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { usePlace } from './place.ts'
import { repository } from './product.ts'

const place = usePlace()

/** The commands that docs/operating.md gives, in their order: to make a copy, and to put it back. */
const guide = readFileSync(join(repository, 'docs/operating.md'), 'utf8')
const chapter = guide.slice(guide.indexOf('## Backup and restore'), guide.indexOf('## Commands for'))
const commands = [...chapter.matchAll(/```sh\n([^]*?)```/g)].map(match => match[1] ?? '')

function follow(command: string | undefined): void {
  const env = { PATH: process.env.PATH, LEITAI_DATA: place.dataDir, BACKUP: join(place.folder, 'backup') }
  const { status, stderr } = spawnSync('sh', ['-ec', command ?? 'exit 1'], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
}

const own = (words: readonly string[]) => {
  const { PATH, HOME } = process.env
  const env = { PATH: `${join(repository, 'node_modules/.bin')}:${PATH}`, HOME, LEITAI_DATA: place.dataDir }
  return spawnSync('npm', ['run', '-s', ...words], { cwd: repository, env, encoding: 'utf8' })
}

/** How many rows each table has, and what stands in them, while nothing else runs. */
async function rows(): Promise<Record<string, string>> {
  const server = await startEmbeddedPostgres({ dataDir: place.dataDir })
  const client = new pg.Client({ connectionString: databaseUrl(server.url, 'leitai') })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
         from ${name} t`,
      )
      found[name] = sums[0]?.sum ?? ''
    }
    return found
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Every kept file by its name; each still is what its name says. */
function files(): string[] {
  const folder = join(place.dataDir, 'files', 'sha256')
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return found
    .map(entry => {
      const content = readFileSync(join(entry.parentPath, entry.name))
      expect(basename(entry.name)).toContain(createHash('sha256').update(content).digest('hex'))
      return entry.name
    })
    .toSorted()
}

/** The boards of all competitions as visitors read them. */
async function ranks(): Promise<unknown[]> {
  const read = async (path: string) =>
    (await (await fetch(`http://127.0.0.1:${place.ports[0]}/api/competitions${path}`)).json()).data
  const { list } = await read('?pageSize=50')
  const boards: unknown[] = []
  for (const { id } of list)
    for (const stage of [0, 1])
      boards.push([id, stage, (await read(`/${id}?part=rankings&stage=${stage}`)).rankings])
  return boards
}

describe('the embedded database', () => {
  test('a copy that was made as the guide says gives back every row, file and rank', async () => {
    expect(commands).toHaveLength(2)
    const first = place.start({ env: { DEMO: 'true' } })
    await first.ready()
    const shown = await ranks()
    const token = own(['demo:token', '--', 'competitor'])
    expect([token.status, token.stderr]).toEqual([0, ''])
    await first.stop()
    const before = { rows: await rows(), files: files() }
    // So that the comparison is of something.
    expect(Object.keys(before.rows).length).toBeGreaterThan(50)
    expect(before.files.length).toBeGreaterThan(20)
    expect(JSON.stringify(shown).match(/"maxScore"/g)?.length).toBeGreaterThan(20)
    follow(commands[0])
    follow(`rm -rf "$LEITAI_DATA"`)
    expect(existsSync(place.dataDir)).toBe(false)
    follow(commands[1])
    expect({ rows: await rows(), files: files() }).toEqual(before)
    const again = place.start({ env: { DEMO: 'true' } })
    await again.ready()
    expect(await ranks()).toEqual(shown)
    const self = await fetch(`http://127.0.0.1:${place.ports[0]}/api/users/initData`, {
      headers: { authorization: `Bearer ${token.stdout.trim()}` },
    })
    expect(self.status).toBe(200)
    await again.stop()
  })

  test.each([[['demo:token', '--', 'competitor']], [['leitai', '--', 'replay', '1']]])(
    '%s without a running product says so and starts nothing',
    async words => {
      const { status, stdout, stderr } = own(words)
      expect([status, stdout, stderr]).toEqual([
        1,
        '',
        `The embedded database of ${place.dataDir} does not run. Start Leitai first: npm start.\n`,
      ])
      expect(readdirSync(place.folder)).toEqual([])
      // Nor a database that a stopped product left.
      const product = place.start()
      await product.ready()
      await product.stop()
      expect(own(words).status).toBe(1)
      expect(product.running()).toEqual([])
    },
  )
})
