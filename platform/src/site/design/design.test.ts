import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['production', false],
  ['test', false],
  ['development', true],
])('the page of components in %s: %s', async (mode, isThere) => {
  vi.stubEnv('NODE_ENV', mode)
  vi.resetModules()
  const { default: routes } = await import('../../routes.ts')
  expect(JSON.stringify(routes).includes('design.page.tsx')).toBe(isThere)
})
