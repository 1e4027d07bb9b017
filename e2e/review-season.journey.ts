import type { Browser, Page } from '@playwright/test'
import { json } from '../platform/src/base/database/json.ts'
import { phrases as assignmentEn } from '../platform/src/features/review/assignments/phrases.en.ts'
import { phrases as assignmentZh } from '../platform/src/features/review/assignments/phrases.zh.ts'
import { phrases as outcomeEn } from '../platform/src/features/review/decisions/outcome-phrases.en.ts'
import { phrases as outcomeZh } from '../platform/src/features/review/decisions/outcome-phrases.zh.ts'
import { phrases as decisionEn } from '../platform/src/features/review/decisions/phrases.en.ts'
import { phrases as decisionZh } from '../platform/src/features/review/decisions/phrases.zh.ts'
import { phrases as resultEn } from '../platform/src/features/review/decisions/result-phrases.en.ts'
import { phrases as resultZh } from '../platform/src/features/review/decisions/result-phrases.zh.ts'
import { phrases as scoringEn } from '../platform/src/features/review/scoring/phrases.en.ts'
import { phrases as scoringZh } from '../platform/src/features/review/scoring/phrases.zh.ts'
import { phrases as savingEn } from '../platform/src/site/saving.en.ts'
import { phrases as savingZh } from '../platform/src/site/saving.zh.ts'
import { makeReviewer, type TestReviewer } from '../platform/test/reviewers.ts'
import { addEdition } from '../platform/test/spic.ts'
import { withDatabase } from './database.ts'
import { expect, signIn, site, speak, test, walkedIn } from './fixtures.ts'

type Lang = 'zh-CN' | 'en-US'
const said = {
  'zh-CN': {
    assignment: assignmentZh,
    scoring: scoringZh,
    saving: savingZh,
    decision: decisionZh,
    result: resultZh,
    outcome: outcomeZh,
    reason: '理由',
    enter: '进入评审',
  },
  'en-US': {
    assignment: assignmentEn,
    scoring: scoringEn,
    saving: savingEn,
    decision: decisionEn,
    result: resultEn,
    outcome: outcomeEn,
    reason: 'Reason',
    enter: 'Enter the review',
  },
} as const
type Words = (typeof said)[Lang]

const day = 86_400_000
const plain = { help: { zh: '', en: '' }, isRequired: false, isIdentifying: false, condition: null }
/** What each proposal is given by all three, of ten points. */
const given = { first: '9', second: '7', third: '5' } as const
type Key = keyof typeof given
const keys = Object.keys(given) as Key[]

/** An edition of its own, whose proposals are all in: the first by a demo account. */
async function makeSeason(name: string) {
  const now = new Date()
  const at = (days: number) => new Date(now.getTime() + days * day)
  return withDatabase(async db => {
    const place = { db, clock: { now: () => now } }
    // Before all others, so that none of the demo's ceases to be the newest.
    const { first } = await db
      .selectFrom('spic_edition')
      .select(eb => eb.fn.min('year').as('first'))
      .executeTakeFirstOrThrow()
    const edition = await addEdition(place, {
      year: first - 1,
      name_zh: name,
      name_en: name,
      published_at: at(-9),
      signup_starts_at: at(-9),
      signup_ends_at: at(-5),
      submit_starts_at: at(-8),
      submit_ends_at: at(-1),
    })
    const { id: track } = await db
      .insertInto('spic_track')
      .values({ edition_id: edition.id, sort: 1, name_zh: '能源', name_en: 'Energy', quota: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('review_criterion')
      .values({ track_id: track, sort: 0, name_zh: '创新', name_en: 'Novelty', weight: 1, most: 10 })
      .execute()
    const { id: form } = await db
      .insertInto('spic_form')
      .values({
        edition_id: edition.id,
        purpose: 'proposal',
        version: 1,
        fields: json([
          { ...plain, key: 'summary', label: { zh: '摘要', en: 'Summary' }, kind: 'longText', most: 2000 },
        ]),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const people = await db
      .selectFrom('app_user')
      .select('id')
      .where(
        'email',
        'in',
        ['competitor', 'captain', 'member'].map(one => `${one}@demo.leitai.example`),
      )
      .orderBy(eb => eb.case().when('email', 'like', 'competitor@%').then(0).else(1).end())
      .execute()
    const proposals = {} as Record<Key, { id: number; title: string }>
    for (const [index, key] of keys.entries()) {
      const title = `${name} ${key}`
      const owner = people[index]?.id ?? 0
      const { id: entry } = await db
        .insertInto('spic_entry')
        .values({
          edition_id: edition.id,
          track_id: track,
          kind: 'team',
          name: `Entry ${key}`,
          owner_id: owner,
          form_id: form,
          signed_up_at: at(-6),
          created_at: at(-6),
          updated_at: at(-6),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('spic_member')
        .values({ entry_id: entry, edition_id: edition.id, user_id: owner, joined_at: at(-6) })
        .execute()
      const answers = json({ summary: `What ${key} does` })
      const { id } = await db
        .insertInto('spic_proposal')
        .values({
          entry_id: entry,
          edition_id: edition.id,
          form_id: form,
          title,
          answers,
          saved_at: at(-2),
          created_at: at(-2),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('spic_version')
        .values({
          proposal_id: id,
          number: 1,
          form_id: form,
          track_id: track,
          title,
          answers,
          submitted_at: at(-2),
          submitted_by: owner,
          sha256: Buffer.alloc(32, index),
        })
        .execute()
      await db.updateTable('spic_proposal').set({ current_version: 1 }).where('id', '=', id).execute()
      proposals[key] = { id, title }
    }
    const chief = await makeReviewer(place, edition, 0, { name: 'Chief' })
    const experts = []
    for (const at of [1, 2, 3])
      experts.push(await makeReviewer(place, edition, 2, { name: `Expert ${at}`, organisation: `Lab ${at}` }))
    return { edition: edition.id, proposals, chief, experts }
  })
}

async function fresh(browser: Browser, lang: Lang, reviewer?: TestReviewer): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage()
  await speak(page, lang)
  const value = reviewer?.headers.cookie.split('=')[1]
  if (value !== undefined)
    await page.context().addCookies([{ name: 'leitai_review', value, url: site, httpOnly: true }])
  return page
}

/** Presses a button, and then that of the dialog which asks once more. */
async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Staff makes a round, sees what a matching would come to, applies it and opens the round. */
async function assign(staff: Page, { assignment: words }: Words, edition: number): Promise<void> {
  await staff.goto(`/admin/spic/${edition}/assignment`)
  await staff.getByRole('button', { name: words.add, exact: true }).click()
  await staff.getByRole('button', { name: words.matching.preview, exact: true }).click()
  await expect(staff.getByText(words.matching.found('9', '3', '3'))).toBeVisible()
  await confirm(staff, words.matching.apply)
  await confirm(staff, words.open)
  await expect(staff.getByRole('button', { name: words.close, exact: true })).toBeVisible()
}

async function score(expert: Page, { scoring: words, saving }: Words, proposal: { id: number }, key: Key) {
  await expert.goto(`/hidden-spic-review/spic-review-2020/${proposal.id}`)
  await expert.getByRole('group').first().getByRole('radio').first().focus()
  await expert.keyboard.press(given[key])
  await expert.getByLabel(words.sheet.toAuthors).fill(`Worth ${given[key]}`)
  await expect(expert.getByText(new RegExp(`^${saving.saved('')}`))).toBeVisible()
  await confirm(expert, words.sheet.submit)
  await expect(expert.getByText(words.sheet.total(`${given[key]}0.00`))).toBeVisible()
}

/** The chief applies a rule that takes one, and takes in a second by hand, with a reason. */
async function decide(chief: Page, { decision, reason }: Words, second: string): Promise<void> {
  const words = decision.shortlist
  await chief.goto('/hidden-spic-review/preliminaries')
  await chief.getByLabel(words.by, { exact: true }).selectOption('number')
  await chief.getByLabel(words.number, { exact: true }).fill('1')
  await chief.getByRole('button', { name: words.preview, exact: true }).click()
  await chief.waitForURL(/number=1/)
  await confirm(chief, words.apply)
  const row = chief.getByRole('row').filter({ hasText: second })
  await expect(row).toContainText(decision.states.declined)
  await row.getByRole('button', { name: words.takeIn, exact: true }).click()
  const dialog = chief.getByRole('dialog')
  await dialog.getByLabel(reason).fill('The site is ready')
  await dialog.getByRole('button', { name: words.takeIn, exact: true }).click()
  await expect(row).toContainText(`${words.byHand}: The site is ready`)
}

async function publish(staff: Page, words: Words, edition: number, first: string): Promise<void> {
  await staff.goto(`/admin/spic/${edition}/assignment`)
  await confirm(staff, words.assignment.close)
  await staff.goto(`/admin/spic/${edition}/results`)
  const { ranking } = words.result
  await staff.getByLabel(ranking.prizeZh(first)).fill('一等奖')
  await staff.getByLabel(ranking.prizeEn(first)).fill('First prize')
  await staff.getByLabel(ranking.letter).fill('Thank you all')
  await staff.getByRole('button', { name: ranking.publish, exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog).toContainText(ranking.publishText(1))
  await dialog.getByLabel(words.reason).fill('As the panel agreed')
  await dialog.getByRole('button', { name: ranking.publish, exact: true }).click()
  await expect(staff.getByRole('link', { name: ranking.openPublic })).toBeVisible()
}

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`proposals are assigned, scored, shortlisted and published, and their team reads how they did (${lang})`, async ({
    page: staff,
    browser,
  }) => {
    test.setTimeout(240_000)
    const { edition, proposals, chief, experts } = await makeSeason(`Pilots ${lang} ${Date.now()}`)
    const { first, second, third } = proposals
    await signIn(staff, 'admin@demo.leitai.example')
    await speak(staff, lang)
    await assign(staff, words, edition)

    // One comes by a personal link, the others have logged in.
    const [invited, ...others] = experts
    const made = await staff
      .context()
      .request.post(`${site}/api/admin/spic/${edition}/reviewers/${invited?.id}/links`, {
        data: { days: 7, isMailed: false },
        headers: { origin: site },
      })
    const guest = await fresh(browser, lang)
    await guest.goto(new URL((await made.json()).data.address, site).pathname)
    await guest.getByRole('button', { name: words.enter }).click()
    await guest.waitForURL('**/hidden-spic-review/scoremanage')
    const panel = [guest]
    for (const one of others) panel.push(await fresh(browser, lang, one))
    for (const expert of panel) for (const key of keys) await score(expert, words, proposals[key], key)

    await decide(await fresh(browser, lang, chief), words, second.title)
    await publish(staff, words, edition, first.title)

    const team = await fresh(browser, lang)
    await signIn(team, 'competitor@demo.leitai.example')
    await team.goto(`/spic/${edition}/results`)
    const prize = lang === 'zh-CN' ? '一等奖' : 'First prize'
    await expect(team.getByRole('row').filter({ hasText: first.title })).toContainText(prize)
    const { outcomes, letter, toLetter } = words.outcome
    await expect(team.getByRole('row').filter({ hasText: second.title })).toContainText(outcomes.shortlisted)
    await expect(team.getByText(third.title)).toBeHidden()
    await team.getByRole('link', { name: toLetter }).click()
    await expect(team.getByText(letter.rank('1', '3'))).toBeVisible()
    await expect(team.getByText('90.00')).toBeVisible()
    await expect(team.getByText('Thank you all')).toBeVisible()
    await expect(team.getByText('Worth 9')).toHaveCount(3)
    const download = team.waitForEvent('download')
    await team.getByRole('link', { name: letter.certificate }).click()
    expect((await download).suggestedFilename()).toMatch(/-SPIC-\d+\.pdf$/)

    const other = await fresh(browser, lang)
    await signIn(other, 'member@demo.leitai.example')
    await other.goto(`/spic/${edition}/letter`)
    await expect(other.getByText(/Worth [57]/)).toHaveCount(3)
    await expect(other.getByText(/Worth 9/)).toHaveCount(0)
  })
}
