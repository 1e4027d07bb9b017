import { sql } from 'kysely'
import { makeEdition } from './edition.ts'
import { makeAdministrator, type Product } from './product.ts'
import { median, timed, type Row } from './report.ts'

const small = process.env.BENCH_SMALL !== undefined
const proposals = small ? 200 : 2_000
const perProposal = 5
const runs = small ? 1 : 3
const barSeconds = 10

/**
 * Who reviews what of a large edition, as staff ask for it: a million pairs, of which one in fifty is in conflict, teams of
 * three whose names and organisations are looked through, an open round, so that everybody gets a letter.
 */
export async function benchMatching(product: Product): Promise<Row[]> {
  const headers = { ...(await makeAdministrator(product.db)), 'content-type': 'application/json' }
  const rows: Row[] = []
  for (const [year, reviewers, tracks] of [
    [2991, small ? 60 : 600, 12],
    [2992, small ? 50 : 500, 1],
  ] as const) {
    const base = await fillEdition(product, { year, reviewers, tracks })
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${product.url}${base}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`refused: ${await answer.text()}`)
      return (await answer.json()).data
    }
    const looked: number[] = []
    const solved: number[] = []
    let found = { id: 0, pairs: 0 }
    for (let seed = 0; seed < runs; seed++) {
      looked.push(
        await timed(async () => {
          const { id, pairs, milliseconds } = await post('', { seed })
          found = { id, pairs }
          solved.push(milliseconds)
        }),
      )
    }
    const given = await timed(() => post(`/${found.id}/applied`, {}))
    const whole = (median(looked) + given) / 1_000
    const alone = median(solved) / 1_000
    const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`
    rows.push({
      path: `Reviewers for ${proposals.toLocaleString('en')} proposals × ${perProposal}, ${reviewers} reviewers in ${tracks === 1 ? 'one track' : `${tracks} tracks`}: preview and application, over HTTP`,
      figure: `${whole.toFixed(2)} s (preview ${seconds(median(looked))}, application ${seconds(given)}), ${found.pairs.toLocaleString('en')} pairs`,
      floor: `the solver alone ${alone.toFixed(2)} s; bar: ${barSeconds} s`,
      ratio: `${(whole / alone).toFixed(1)} times; ${whole <= barSeconds ? 'within' : `${(whole / barSeconds).toFixed(1)} times the bar`}`,
    })
  }
  return rows
}

type Size = { year: number; reviewers: number; tracks: number }

/** Answers the path of the matchings of its round. */
async function fillEdition(product: Product, { year, reviewers, tracks }: Size): Promise<string> {
  const { db } = product
  const { edition, form, round, now } = await makeEdition(product, year, perProposal)
  await db
    .insertInto('spic_track')
    .values(
      Array.from({ length: tracks }, (_one, sort) => ({ edition_id: edition, sort, name_zh: `${sort}` })),
    )
    .execute()
  const of = (track: string) => sql`${sql.ref(track)}.edition_id = ${edition}`
  const name = (what: string) => sql`${`${what}-${year}-`}::text || n`
  for (const statement of [
    sql`insert into app_user (sso_id, user_name, created_at)
      select ${name('matching')}, ${name('matching')}, ${now} from generate_series(1, ${proposals * 3}) n`,
    sql`insert into spic_entry (edition_id, track_id, kind, name, owner_id, form_id, signed_up_at, created_at, updated_at)
      select ${edition}, t.id, 'team', ${name('team')}, u.id, ${form}, ${now}, ${now}, ${now}
      from generate_series(1, ${proposals}) n
        join spic_track t on ${of('t')} and t.sort = n % ${tracks}
        join app_user u on u.sso_id = ${name('matching')}`,
    sql`insert into spic_member (entry_id, edition_id, user_id, joined_at)
      select e.id, ${edition}, u.id, ${now}
      from generate_series(1, ${proposals * 3}) n
        join spic_entry e on ${of('e')} and e.name = ${`team-${year}-`}::text || (1 + (n - 1) % ${proposals})
        join app_user u on u.sso_id = ${name('matching')}`,
    sql`insert into spic_proposal (entry_id, edition_id, form_id, title, saved_at, created_at)
      select id, ${edition}, ${form}, name, ${now}, ${now} from spic_entry e where ${of('e')}`,
    sql`insert into spic_version (proposal_id, number, form_id, track_id, title, answers, submitted_at, sha256)
      select p.id, 1, ${form}, e.track_id, p.title,
        jsonb_build_object('text', repeat('方案', 2000), 'team', jsonb_build_array(
          jsonb_build_object('name', p.title || ' A', 'organisation', '临江水务', 'title', '', 'task', ''),
          jsonb_build_object('name', p.title || ' B', 'organisation', '江北大学', 'title', '', 'task', ''))),
        ${now}, decode(repeat('00', 32), 'hex')
      from spic_proposal p join spic_entry e on e.id = p.entry_id where ${of('p')}`,
    sql`update spic_proposal p set current_version = 1 where ${of('p')}`,
    sql`insert into reviewer (edition_id, account, name, organisation, email, role, capacity, created_at)
      select ${edition}, 'r' || n || ${`-${year}-bench`}::text, '专家' || n, '单位' || n % 200, 'r' || n || '@example.com', 2, 20, ${now}
      from generate_series(1, ${reviewers}) n`,
    sql`insert into reviewer_track (reviewer_id, edition_id, track_id)
      select r.id, ${edition}, t.id from reviewer r join spic_track t on ${of('t')} and t.sort = r.id % ${tracks}
      where ${of('r')}`,
    sql`insert into review_conflict (reviewer_id, proposal_id, edition_id, source, reason, created_at)
      select r.id, p.id, ${edition}, 'staff', '同单位', ${now} from reviewer r join spic_proposal p on ${of('p')}
      where ${of('r')} and hashint8(p.id * 1000 + r.id) % 50 = 0`,
    sql`analyze`,
  ])
    await statement.execute(db)
  return `/api/admin/spic/${edition}/rounds/${round}/matchings`
}
