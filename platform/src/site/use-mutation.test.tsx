// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveAll, renderPage } from '../../test/render-page.tsx'
import { ApiError } from '../base/contract/client.ts'
import { useMutation } from './use-mutation.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(leaveAll)

test('what is run meanwhile waits for what runs, also where that fails', async () => {
  const { now } = await renderPage(() => ({ given: useMutation({ reload: 'never' }), body: null }), {
    viewer: 1,
  })
  const first = Promise.withResolvers<void>()
  const done: string[] = []
  const begun = Promise.withResolvers<void>()
  let runs: Promise<boolean>[] = []
  await act(async () => {
    runs = [
      now().run(() => {
        done.push('begun')
        begun.resolve()
        return first.promise
      }),
      now().run(async () => void done.push('second')),
    ]
    await begun.promise
  })
  // Time enough for the second, were it not to wait.
  await act(() => new Promise(resolve => setTimeout(resolve)))
  expect([done, now().isBusy]).toEqual([['begun'], true])
  await act(async () => {
    first.reject(new ApiError(409, { message: 'no' }))
    await Promise.all(runs)
  })
  expect(await Promise.all(runs)).toEqual([false, true])
  expect([done, now().isBusy, now().problem]).toEqual([['begun', 'second'], false, 'no'])
})
