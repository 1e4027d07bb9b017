import { describe, expect, test } from 'vitest'
import { calls } from '../../calls.ts'
import { uploadPaths } from '../../uploads.ts'
import { isForStaff, isListed, type Call } from './call.ts'
import { baseFaults } from './faults.ts'
import { openApiDocument } from './openapi.ts'

// The protocol of uploads refuses in plain text.
type Failing = { content: { 'application/json'?: { schema: { allOf: [unknown, { properties: Errno }] } } } }
type Errno = { errno: { enum: string[] } }
type Operation = { responses: Record<string, Failing> }
const { paths } = openApiDocument(calls, '0', uploadPaths) as {
  paths: Record<string, Record<string, Operation>>
}

/** The codes that the document tells of a call, each as `status code`. */
const told = (method: string, path: string): string[] =>
  Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {})
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { content }]) =>
      (content['application/json']?.schema.allOf[1].properties.errno.enum ?? []).map(
        code => `${status} ${code}`,
      ),
    )

/** What follows from how a call is made, whatever it does. */
function expected(call: Call): string[] {
  const { method, access, params, query, body, files, answer, faults = [] } = call
  const codes = ['400 e30200', '403 e40003', '429 e42901', '500 e50001', '503 e50301', '507 e50701']
  const isRead = method === 'GET' || method === 'HEAD'
  if (access !== 'public' || !isRead) codes.push('401 e40101')
  if (isForStaff(call)) codes.push('403 e40301')
  if (params) codes.push('404 e40401', '400 e40002')
  if (query || body || files) codes.push('400 e40001')
  if (query && Object.keys(query.shape).some(name => /^(per_page|per_size|pageSize|size)$/.test(name)))
    codes.push('400 e50010')
  if (!isRead) {
    codes.push('403 e40302', '400 e40002', '408 e40801', '413 e41301', '415 e41501')
    if (access !== 'public' && !call.alwaysOpen)
      codes.push(`403 ${baseFaults.unbound.code}`, `403 ${baseFaults.consentMissing.code}`)
  }
  if (method === 'POST') codes.push('400 e40004', '409 e40901')
  if (answer === 'file') codes.push('416 e41601')
  return [...new Set([...codes, ...faults.map(({ status, code }) => `${status} ${code}`)])].toSorted()
}

describe('the document of the API', () => {
  test('tells of each call every code that it may be refused with', () => {
    const differing = calls.filter(isListed).flatMap(call => {
      const [found, wanted] = [told(call.method, call.path).toSorted(), expected(call)]
      const missing = wanted.filter(code => !found.includes(code))
      const more = found.filter(code => !wanted.includes(code))
      return missing.length + more.length === 0
        ? []
        : [{ call: `${call.method} ${call.path}`, missing, more }]
    })
    expect(calls.length).toBeGreaterThan(100)
    expect(differing).toEqual([])
  })

  test('tells nothing of what is not listed', () => {
    const hidden = calls.filter(call => !isListed(call))
    expect(hidden.length).toBeGreaterThan(20)
    expect(hidden.filter(({ method, path }) => told(method, path).length > 0 || paths[path])).toEqual([])
  })

  test('tells how bytes of an upload are sent', () => {
    const path = '/api/datasets/uploads/{uploadId}'
    expect(Object.keys(paths[path] ?? {}).toSorted()).toEqual(['delete', 'head', 'patch'])
    for (const method of ['head', 'patch'])
      expect(told(method, path)).toEqual(expect.arrayContaining(['401 e40101', '404 e40453']))
    expect(told('patch', path)).toEqual(expect.arrayContaining(['403 e40302', '507 e50701']))
  })
})
