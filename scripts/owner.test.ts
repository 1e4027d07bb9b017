import { describe, expect, test, vi } from 'vitest'
import { refuses, usePlace } from './place.ts'
import { freePorts, listening } from './product.ts'

const place = usePlace()

describe('a data folder has one owner at a time', () => {
  test('twice in a row, and not twice at once', async () => {
    const first = place.start()
    await first.ready()
    const elsewhere = place.start({ ports: await freePorts() })
    await refuses(place.start(), /^Port \d+ is already in use/)
    await refuses(elsewhere, /^The data folder \S+ is in use by another Leitai[^\n]*\.\n$/)
    await first.ready()
    await first.stop()
    await place.startsAgain()
  })

  test('who starts while another is still stopping waits for its end', async () => {
    const first = place.start()
    await first.ready()
    // It gives up its ports at once, and its database when the last of its processes has ended.
    first.signal('worker.ts', 'SIGSTOP')
    first.child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await listening(place.ports)).toEqual([]), { timeout: 30_000 })
    const second = place.start()
    await vi.waitFor(() => expect(second.stdout()).toMatch(/waiting for/), { timeout: 30_000 })
    first.signal('worker.ts', 'SIGCONT')
    expect([await first.ended(), first.stderr()]).toEqual([0, ''])
    await second.ready()
    await second.stop()
  })

  test('who is stopped while it waits does not start first', async () => {
    const first = place.start()
    await first.ready()
    const second = place.start({ ports: await freePorts() })
    await vi.waitFor(() => expect(second.stdout()).toMatch(/waiting for/), { timeout: 30_000 })
    second.child.kill('SIGTERM')
    expect([await second.ended(), second.stderr()]).toEqual([0, ''])
    await first.ready()
    await first.stop()
  })
})
