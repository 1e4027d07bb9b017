import { expect } from 'vitest'
import type { Kind } from '../src/features/shared/catalogue/rules.ts'
import { ask } from './ask.ts'
import { makeStaff } from './staff.ts'
import { makeWorld } from './world.ts'

export const cataloguePath = (kind: Kind, key?: string) =>
  `/api/admin/catalogue/${kind}${key === undefined ? '' : `/${encodeURIComponent(key)}`}` as const
let count = 0
/** A name that nobody has. */
export const unheard = () => `n${(count += 1)}`

export type Listed = {
  key: string
  value: Record<string, unknown>
  tag: string
  uses: Record<string, number>
}

/** What adding is asked with: a name nobody has, and a code where there must be one. */
export const newEntry = (kind: Kind, more: Record<string, unknown> = {}) => {
  const name = unheard()
  const code = kind === 'tags' || kind === 'industries' ? name : null
  return { nameZh: `${name} 名`, nameEn: `${name} name`, code, parentCode: null, ...more }
}

/** A world, who keeps its lists, and the calls by which that is done. */
export async function openCatalogueDesk() {
  const world = await makeWorld()
  const keeper = await makeStaff(world, 'administrator')
  return {
    world,
    keeper,
    list: async (kind: Kind): Promise<{ entries: Listed[]; tag: string }> =>
      (await ask(world, `GET ${cataloguePath(kind)}`, { as: keeper })).data,
    read: async (kind: Kind, key: string) =>
      (await ask(world, `GET ${cataloguePath(kind, key)}`, { as: keeper })).data,
    add: async (kind: Kind, more: Record<string, unknown> = {}): Promise<Listed> => {
      const body = newEntry(kind, more)
      const { status, data } = await ask(world, `POST ${cataloguePath(kind)}`, { as: keeper, body })
      expect(status).toBe(200)
      return data
    },
    save: (kind: Kind, entry: Listed, change: Record<string, unknown>) =>
      ask(world, `PUT ${cataloguePath(kind, entry.key)}`, {
        as: keeper,
        body: { value: { ...entry.value, ...change }, tag: entry.tag },
      }),
    remove: (kind: Kind, key: string) => ask(world, `DELETE ${cataloguePath(kind, key)}`, { as: keeper }),
    merge: (kind: Kind, key: string, into: string) =>
      ask(world, `POST ${cataloguePath(kind, key)}/merge`, { as: keeper, body: { into } }),
    audited: async (action: string) =>
      (
        await world.db
          .selectFrom('audit_entry')
          .selectAll()
          .where('action', '=', action)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
      )?.detail,
  }
}
export type CatalogueDesk = Awaited<ReturnType<typeof openCatalogueDesk>>
