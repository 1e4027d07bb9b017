import { expect, test, vi } from 'vitest'

let next = 0
vi.mock('node:crypto', () => ({ randomInt: () => next++ }))

/** What another process would get that draws the same numbers. */
async function reserveFrom(draw: number): Promise<number[]> {
  next = draw
  vi.resetModules()
  const { reservePorts } = await import('./ports.ts')
  return reservePorts()
}

test('ports that a process has reserved go to no other, even while nothing listens at them', async () => {
  const [first, second, third] = [await reserveFrom(500), await reserveFrom(500), await reserveFrom(501)]
  expect(new Set([...first, ...second, ...third]).size).toBe(3 * first.length)
})
