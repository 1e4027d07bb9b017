import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '../contract/call.ts'
import type { Context } from './context.ts'
import { makeServerApi } from './execute.ts'
import { handle } from './handler.ts'

const call = defineCall({
  method: 'GET',
  path: '/api/thing',
  summary: { zh: '一', en: 'one' },
  access: 'public',
  answer: z.object({}),
})

test.each([
  ['a full disk', { code: 'ENOSPC', syscall: 'write' }, 507, 'e50701'],
  ['a full disk of the database', { code: '53100' }, 507, 'e50701'],
  ['a database that is away', { code: 'ECONNREFUSED', syscall: 'connect' }, 503, 'e50301'],
  ['a database that says nothing to a new connection', { message: 'timeout expired' }, 503, 'e50301'],
  ['what nobody foresaw', { message: 'a secret' }, 500, 'e50001'],
])('%s is told to a page as it is to a call', async (_name, cause, httpStatus, errno) => {
  const failing = handle(call, () => Promise.reject(Object.assign(new Error(), cause)))
  const log = { error: () => undefined }
  const context = { viewer: null, lang: 'en-US', log } as unknown as Context
  const api = makeServerApi<{ 'GET /api/thing': typeof call }>(
    new Map([['GET /api/thing', failing]]),
    context,
  )
  await expect(api('GET /api/thing')).rejects.toMatchObject({
    httpStatus,
    errno,
    message: expect.not.stringContaining('secret'),
  })
})
