import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { startFloor } from '../floor.ts'
import type { Product } from '../product.ts'
import { makeAdministrator } from '../product.ts'
import { quantile, type Found, type Row } from '../report.ts'
import { openLoop } from './open-loop.ts'
import { listB } from './readers.ts'
import { competitionId, fillWorld, fractions, scheduleId, small } from './world.ts'

const whole = 2_000
const seconds = small ? 6 : 60
const barP99 = 200

/** Everybody waits for list B while it is revealed, half of them signed in: who sees what, when, and how fast. */
export async function benchReveal(product: Product): Promise<Found> {
  const { db, url } = product
  await fillWorld(product)
  const headers = await makeAdministrator(db)
  const rows: Row[] = []
  const notes: string[] = []
  for (const fraction of fractions) {
    // Hidden again, as no page can: the next step reveals the same list.
    await sql`update schedule set list_a_end = now(), revealed_at = null where id = ${scheduleId}`.execute(db)
    await wait(2_000)
    const bare = await bareBoard(product, whole * fraction)
    const seen: { rows: number; at: number }[] = []
    const reading = openLoop(url, [listB(whole * fraction, one => seen.push(one))], seconds)
    await wait((seconds * 1_000) / 3)
    const asked = performance.now()
    const answer = await fetch(
      `${url}/api/admin/competitions/${competitionId}/schedules/${scheduleId}/reveal`,
      {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ when: 'now' }),
      },
    )
    if (!answer.ok) throw new Error(`the reveal was refused: ${await answer.text()}`)
    const took = performance.now() - asked
    const { told } = await reading
    const { revealed_at } = await db
      .selectFrom('schedule')
      .select('revealed_at')
      .where('id', '=', scheduleId)
      .executeTakeFirstOrThrow()
    const instant = revealed_at?.getTime() ?? 0
    const early = seen.filter(one => one.rows > 0 && one.at < instant).length
    const lastWithout = Math.max(0, ...seen.filter(one => one.rows === 0).map(one => one.at - instant))
    const [of] = told
    if (!of) throw new Error('nobody read')
    const errors = [...of.errors].map(([error, count]) => `${count} × ${error}`)
    if (of.latencies.length < of.intended) errors.push(`${of.intended - of.latencies.length} × no answer`)
    const p99 = quantile(of.latencies, 0.99)
    rows.push({
      path: `Reveal of list B with ${(whole * fraction).toLocaleString('en')} readers/s for ${seconds} s, half of them signed in`,
      figure: `p50 / p99 / p99.9 ${[0.5, 0.99, 0.999].map(share => Math.round(quantile(of.latencies, share))).join(' / ')} ms${errors.length > 0 ? `; ${errors.join(', ')}` : ''}`,
      floor: `bare server, same arrivals: ${bare} ms`,
      ratio:
        p99 <= barP99 ? `within ${barP99} ms` : `${(p99 / barP99).toFixed(1)} times the bar of ${barP99} ms`,
    })
    notes.push(
      `${(whole * fraction).toLocaleString('en')}/s: ${early} of ${seen.length.toLocaleString('en')} answers showed list B before its instant; ${of.errors.get('another’s own standing') ?? 0} showed another’s own standing; the last answer without list B came ${Math.round(lastWithout)} ms after the instant; the reveal itself took ${Math.round(took)} ms.`,
    )
  }
  return { rows, notes }
}

async function bareBoard(product: Product, perSecond: number): Promise<string> {
  const list = `/api/competitions/${competitionId}?part=rankings&stage=0`
  const floor = await startFloor(product, { list, pages: {} }, {})
  try {
    const kinds = [
      { name: 'signed in', perSecond: perSecond / 2, shot: () => ({ path: '/live' }) },
      { name: 'visitors', perSecond: perSecond / 2, shot: () => ({ path: '/bytes' }) },
    ]
    const { told } = await openLoop(floor.url, kinds, small ? 2 : 10)
    const all = told.flatMap(of => of.latencies)
    return [0.5, 0.99, 0.999].map(share => Math.round(quantile(all, share))).join(' / ')
  } finally {
    floor.stop()
  }
}
