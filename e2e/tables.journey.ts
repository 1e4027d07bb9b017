import { expect, signIn, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 800 } })

test('on a phone one sees whose row it is while its buttons are reached', async ({ page }) => {
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/admin/competitions/1001/teams')
  const table = page.getByRole('region', { name: '队伍' })
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
    .first()
  const button = row.getByRole('button').last()
  await button.focus()
  const seen = async () => ({
    overflows: await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    edge: (await table.boundingBox())?.x,
    name: (await row.getByRole('cell').first().boundingBox())?.x,
    box: await button.boundingBox(),
  })
  const { overflows, edge = 0, name = 0, box } = await seen()
  expect(overflows).toBe(true)
  // Within the border of the region.
  expect(name - edge).toBeCloseTo(1, 0)
  expect(box?.x).toBeLessThan(360 - (box?.width ?? 360))
})
