import type { Page } from '@playwright/test'
import { isWaiting } from '../platform/src/features/scoring/submissions/server/queue.ts'
import { withDatabase } from './database.ts'
import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'

const round = { competitionId: 1002, days: 86_400_000 }

/** A split round of the demo has closed its list A; here it is open for another day, or over and revealed. */
const setRound = (given: { listAEnd: Date; revealedAt: Date | null }) =>
  withDatabase(db =>
    db
      .updateTable('schedule')
      // The window of list B begins where list A ends; a split round does not use it.
      .set({
        list_a_end: given.listAEnd,
        list_b_start: null,
        list_b_end: null,
        revealed_at: given.revealedAt,
      })
      .where('competition_id', '=', round.competitionId)
      .execute(),
  )

const waitingForScores = () =>
  withDatabase(async db => {
    const { count } = await db
      .selectFrom('submission')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('competition_id', '=', round.competitionId)
      .where(isWaiting)
      .executeTakeFirstOrThrow()
    return Number(count)
  })

/** What everyone reads alike, a round's windows among it, may be a second old: the page is opened until it says so. */
const openUntil = (page: Page, address: string, says: string) =>
  expect(async () => {
    await page.goto(address)
    await expect(page.getByText(says).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

const ticks = (page: Page) => page.getByRole('table').getByRole('checkbox')

test('a captain chooses what stands for the final list, and is told why not a third', async ({ page }) => {
  test.setTimeout(180_000)
  await setRound({ listAEnd: new Date(Date.now() + round.days), revealedAt: null })
  await signIn(page, 'captain@demo.leitai.example')
  const address = `/competitions/${round.competitionId}/submits`
  // The queue scores the demo world's submissions while the first journeys run: each that is scored moves the ticks.
  await expect.poll(waitingForScores, { timeout: 120_000 }).toBe(0)
  await page.goto(address)
  expect(await ticks(page).count()).toBeGreaterThan(2)

  await expect(page.getByText('已选 0 / 2')).toBeVisible()
  await expect(page.getByText('还没有勾选，现在按 A 榜成绩计入 B 榜的是')).toBeVisible()
  await expectAccessible(page)

  // By keyboard, and it stays.
  await ticks(page).nth(0).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('已选 1 / 2')).toBeVisible()
  await expect(page.getByText('按你们的勾选，现在计入 B 榜的是')).toBeVisible()

  // Changed again before the server has answered: what was chosen last goes last.
  const asked: boolean[] = []
  const answered: number[] = []
  page.on('response', response => {
    if (response.url().endsWith('/candidate')) answered.push(response.status())
  })
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/submissions/*/candidate', async route => {
    asked.push(route.request().postDataJSON().isCandidate)
    await answers.promise
    await route.continue()
  })
  await ticks(page).nth(0).click()
  await expect(page.getByText('已选 0 / 2')).toBeVisible()
  await ticks(page).nth(0).click()
  await expect(page.getByText('已选 1 / 2')).toBeVisible()
  await ticks(page).nth(1).click()
  await expect(page.getByText('已选 2 / 2')).toBeVisible()
  expect(asked).toEqual([false])
  answers.resolve()
  await expect.poll(() => asked).toEqual([false, true, true])
  // A ticked box is shown before its answer is here: without this wait the route goes while the last request is held.
  await expect.poll(() => answered).toEqual([200, 200, 200])
  await page.unroute('**/api/submissions/*/candidate')
  await expect(page.getByText('已选 2 / 2')).toBeVisible()
  await expect(ticks(page).nth(2)).toHaveAttribute('aria-disabled', 'true')
  await page.goto(address)
  await expect(ticks(page).nth(0)).toBeChecked()
  await expect(ticks(page).nth(1)).toBeChecked()
  await ticks(page).nth(2).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('alert')).toHaveText('最多选择两个最终提交，请先取消一个。')
  await expect(ticks(page).nth(2)).not.toBeChecked()
  await expectAccessible(page)

  // What the server does not take is taken back before the captain's eyes.
  await page.route('**/api/submissions/*/candidate', route => route.abort())
  await ticks(page).nth(0).click()
  await expect(page.getByRole('alert')).toHaveText('没有连上服务器，勾选没有保存。请再试一次。')
  await expect(ticks(page).nth(0)).toBeChecked()
  await page.unroute('**/api/submissions/*/candidate')

  await setRound({ listAEnd: new Date(Date.now() - 1_000), revealedAt: null })
  await speak(page, 'en-US')
  await openUntil(
    page,
    address,
    'The public leaderboard has closed, so final submissions can no longer be changed.',
  )
  await ticks(page).nth(0).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('alert')).toContainText('The public leaderboard has closed')
  await expect(ticks(page).nth(0)).toBeChecked()

  await setRound({ listAEnd: new Date(Date.now() - 1_000), revealedAt: new Date(Date.now() - 500) })
  await openUntil(page, address, 'These counted for the private leaderboard')
  await expect(page.getByText('Decides your rank')).toBeVisible()
  await expectAccessible(page)
  await setRound({ listAEnd: new Date(Date.now() - round.days), revealedAt: null })
})
