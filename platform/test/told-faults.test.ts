import { z } from 'zod'
import { expect, test } from 'vitest'
import { defineCall, type Parsed } from '../src/base/contract/call.ts'
import { Failure } from '../src/base/contract/failure.ts'
import { baseFaults } from '../src/base/contract/faults.ts'
import type { Context } from '../src/base/http/context.ts'
import { handle } from '../src/base/http/handler.ts'
import { onlyToldFaults } from './told-faults.ts'

const call = defineCall({
  method: 'GET',
  path: '/api/boxes',
  summary: { zh: '箱子', en: 'Boxes' },
  access: 'public',
  answer: z.object({}),
  faults: [baseFaults.signInFirst],
})

test('a refusal that the contract does not tell is a fault of the product', async () => {
  const refused = (fault: (typeof baseFaults)[keyof typeof baseFaults]) => {
    const handler = handle(call, () => {
      throw new Failure(fault)
    })
    return onlyToldFaults(handler).run({} as Context, {} as Parsed<typeof call>)
  }
  await expect(refused(baseFaults.signInFirst)).rejects.toThrow(Failure)
  await expect(refused(baseFaults.notFound)).rejects.toThrow('GET /api/boxes refuses with e40401')
})
