import { withDatabase } from './database.ts'
import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    competition: 1002,
    hint: '这里的每一条都只是线索，不是结论。',
    run: '立即检查',
    last: /最近一次检查：/,
    kind: '相同的文件',
    see: /^看依据/,
    dismiss: '没有问题',
    reason: '理由',
    reasonNeeded: '请写明理由。',
    dismissed: /标为没有问题/,
    back: '返回诚信检查',
    state: '状态',
    use: (team: string) => `以此为证据：${team}`,
    option: /^相同的文件（发现 \d+）/,
    ban: '取消资格',
    banned: '已取消资格',
    asEvidence: '已作为 1 次取消资格的证据',
    finding: /^发现 \d+$/,
    history: '处罚记录',
  },
  'en-US': {
    competition: 1003,
    hint: 'These are leads, not verdicts.',
    run: 'Check now',
    last: /Last checked /,
    kind: 'Identical file',
    see: /^View evidence/,
    dismiss: 'Dismiss',
    reason: 'Reason',
    reasonNeeded: 'Enter a reason.',
    dismissed: /^Dismissed by /,
    back: 'Back to integrity',
    state: 'Status',
    use: (team: string) => `Use as evidence: ${team}`,
    option: /^Identical file \(finding \d+\)/,
    ban: 'Disqualify',
    banned: 'Disqualified',
    asEvidence: 'Evidence for 1 disqualification',
    finding: /^Finding \d+$/,
    history: 'Disqualifications',
  },
} as const

type Team = { id: number; name: string }

/**
 * Two pairs of teams that joined last, each with one file in common: the last of the first team's, which is no model that
 * says the same everywhere. What the demo handed in may still wait for its score.
 */
const copied = (competition: number): Promise<[Team, Team][]> =>
  withDatabase(async db => {
    const teams = await db
      .selectFrom('team as t')
      .innerJoin('submission as s', 's.team_id', 't.id')
      .innerJoin('team_member as m', 'm.team_id', 't.id')
      .where('t.competition_id', '=', competition)
      .where('t.is_baseline', '=', false)
      .where('t.merged_into_id', 'is', null)
      .where('m.role', '=', 'captain')
      .groupBy(['t.id', 't.name', 'm.user_id'])
      .select(['t.id', 't.name', 'm.user_id as captain'])
      .select(eb => eb.fn.max('s.id').as('submission'))
      .orderBy('t.id', 'desc')
      .limit(4)
      .execute()
    const [a, b, c, d] = teams
    if (!a || !b || !c || !d) throw new Error('the demo has too few teams')
    const pairs: [typeof a, typeof a][] = [
      [a, b],
      [c, d],
    ]
    for (const [from, to] of pairs) {
      const file = await db
        .selectFrom('submission')
        .select(['competition_id', 'schedule_id', 'list', 'sub_rank', 'storage_key', 'sha256', 'size'])
        .select(['quota_day', 'received_at'])
        .where('id', '=', from.submission)
        .executeTakeFirstOrThrow()
      for (const [hours, team] of [from, to].entries()) {
        const at = new Date(file.received_at.getTime() + hours * 3_600_000)
        const { id } = await db
          .insertInto('submission')
          .values({
            ...file,
            state: 'scored',
            team_id: team.id,
            user_id: team.captain,
            file_name: hours === 0 ? 'first.csv' : 'final.csv',
            received_at: at,
            started_at: at,
            finished_at: at,
            fault: null,
            fault_code: null,
            rows: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        const hashes = { submission_sha256: file.sha256, answer_sha256: 'none', scorer_hash: 'none' }
        await db
          .insertInto('submission_score')
          .values({ submission_id: id, board: 'A', score: 0.5, ...hashes, computed_at: at })
          .execute()
      }
    }
    return pairs
  })

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`an organiser sees copied files, puts one aside and bans with the other as evidence (${lang})`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const [[one, two], [three, four]] = (await copied(words.competition)) as [[Team, Team], [Team, Team]]
    await signIn(page, 'organiser@demo.leitai.example')
    await speak(page, lang)
    const home = `/admin/competitions/${words.competition}/integrity`
    await page.goto(home)
    await expect(page.getByText(words.hint)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: words.run }).click()
    await expect(page.getByText(words.last)).toBeVisible({ timeout: 120_000 })
    const card = (a: Team, b: Team) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: words.kind }) })
        .filter({ has: page.getByRole('link', { name: a.name, exact: true }) })
        .filter({ has: page.getByRole('link', { name: b.name, exact: true }) })
    await expect(card(one, two)).toBeVisible()
    await expect(card(three, four)).toBeVisible()
    await expectAccessible(page)

    await card(one, two).getByRole('link', { name: words.see }).click()
    await page.waitForURL(/\/integrity\/\d+$/)
    await expect(page.getByRole('row').filter({ hasText: 'final.csv' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.dismiss, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.dismiss }).click()
    await expect(dialog.getByText(words.reasonNeeded)).toBeVisible()
    await dialog.getByLabel(words.reason).fill('Two halves of one class; they told us beforehand.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.dismiss }).click()
    await expect(page.getByText(words.dismissed)).toBeVisible()
    await page.getByRole('link', { name: words.back }).click()
    await expect(card(three, four)).toBeVisible()
    await expect(card(one, two)).toBeHidden()
    await page.getByLabel(words.state).selectOption('dismissed')
    await expect(card(one, two)).toBeVisible()
    expect(page.url()).toContain('state=dismissed')

    await page.goto(`${home}?team=${four.id}`)
    await card(three, four).getByRole('link', { name: words.see }).click()
    await page.waitForURL(/\/integrity\/\d+$/)
    await page.getByRole('button', { name: words.use(four.name) }).click()
    await expect(dialog.getByLabel(words.option)).toBeChecked()
    await dialog.getByLabel(words.reason).fill('The same file as another team, an hour later.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.ban, exact: true }).click()
    await expect(page.getByText(words.asEvidence)).toBeVisible()
    await expect(page.getByText(words.banned, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/admin/competitions/${words.competition}/teams?search=${four.id}`)
    const row = page.getByRole('row').filter({ hasText: String(four.id) })
    await row.getByText(words.history).click()
    await row.getByRole('link', { name: words.finding }).click()
    await page.waitForURL(/\/integrity\/\d+$/)
    await expect(page.getByText(words.asEvidence)).toBeVisible()
  })
}
