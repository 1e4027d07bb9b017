import { expect, test, vi } from 'vitest'
import { ApiError } from '../base/contract/client.ts'
import type { SiteApi } from '../calls.ts'
import { pageApi } from './page-api.ts'

type Ask = (name: string, input?: object) => Promise<unknown>
const refusal = (status: number, ...paths: string[]) =>
  new ApiError(status, { errno: `e${status}01`, issues: paths.map(path => ({ path, code: 'invalid_type' })) })
const page = (ask: Ask) => pageApi(ask as unknown as SiteApi, '/zh-CN/login2') as unknown as Ask

test('what of a page’s address its call does not take is passed over, and the rest is asked for', async () => {
  const ask = vi.fn<Ask>()
  ask.mockRejectedValueOnce(refusal(400, 'query.page', 'query.sort')).mockResolvedValueOnce('the page')
  const params = { id: 7 }
  const query = { page: 'abc', sort: 'best', search: '热' }
  expect(await page(ask)('GET /api/x/{id}', { params, query })).toBe('the page')
  expect(ask).toHaveBeenLastCalledWith('GET /api/x/{id}', { params, query: { search: '热' } })
})

test.each([
  ['something else of the request', { query: { page: '2' } }, refusal(404, 'params.id')],
  ['a value that the call needs', { query: { page: '2' } }, refusal(400, 'query.name')],
  ['another refusal', { query: { page: '2' } }, refusal(403)],
  ['a call without a query', undefined, refusal(400, 'query.page')],
])('%s is the error of the page, asked once', async (_what, input, error) => {
  const ask = vi.fn<Ask>().mockRejectedValue(error)
  await expect(page(ask)('GET /api/x', input)).rejects.toMatchObject({ init: { status: error.httpStatus } })
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each([
  ['the general refusal leaves to the error page', 'e40301', undefined],
  ['a refusal that says more keeps', 'e40345', 'Not promoted.'],
])('%s what is said of a page that may not be opened', async (_what, errno, message) => {
  const error = new ApiError(403, { errno, message: message ?? 'You are not allowed to do this.' })
  const thrown = await page(() => Promise.reject(error))('GET /api/x').catch((one: unknown) => one)
  expect(thrown).toMatchObject({ init: { status: 403 }, data: { errno, message } })
})

test('whoever must be logged in first is sent there', async () => {
  const ask = vi.fn<Ask>().mockRejectedValue(refusal(401))
  const answer = await page(ask)('GET /api/x').catch((thrown: unknown) => thrown as Response)
  expect((answer as Response).headers.get('location')).toBe('/zh-CN/login2')
})
