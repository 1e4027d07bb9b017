import { expect, test, vi } from 'vitest'
import { runs } from '../platform/src/base/programs.ts'
import { refuses, usePlace } from './place.ts'
import { freePorts, listening } from './ports.ts'

const place = usePlace()
const patience = { timeout: 30_000 }

test('a data folder has one owner at a time', async () => {
  place.copyData()
  const first = place.start()
  await first.ready()
  const elsewhere = place.start({ ports: await freePorts() })
  await refuses(place.start(), /^Port \d+ is already in use/)
  await refuses(elsewhere, /^The data folder \S+ is in use by another Leitai[^\n]*\.\n$/)
  await first.ready()

  // Who starts while another is still stopping waits for its end.
  // It gives up its ports at once, and its database when the last of its processes has ended.
  first.signal(runs('worker'), 'SIGSTOP')
  first.child.kill('SIGTERM')
  await vi.waitFor(async () => expect(await listening(place.ports)).toEqual([]), patience)
  const impatient = place.start({ ports: await freePorts() })
  const second = place.start()
  for (const waiting of [impatient, second])
    await vi.waitFor(() => expect(waiting.stdout()).toMatch(/waiting for/), patience)
  // Who is stopped while it waits does not start first.
  impatient.child.kill('SIGTERM')
  expect([await impatient.ended(), impatient.stderr()]).toEqual([0, ''])
  first.signal(runs('worker'), 'SIGCONT')
  expect([await first.ended(), first.stderr()]).toEqual([0, ''])
  await second.ready()
  await second.stop()
})
