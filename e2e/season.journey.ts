import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { csv, day, wall } from './authoring.ts'
import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'
import { enter, handIn, scriptOf } from './hand-in.ts'
import { putNextStepsAway } from './new-user.ts'

const said = {
  'zh-CN': {
    zh: '中文',
    en: '英文',
    title: '标题',
    start: '开始时间',
    end: '结束时间',
    make: '创建草稿',
    summary: '一句话简介',
    background: '赛题背景',
    agreement: '协议内容',
    save: '保存',
    saved: '已保存',
    add: '添加轮次',
    rounds: ['第一轮', '第二轮'],
    roundStart: '轮次开始',
    roundEnd: '轮次结束',
    listAStart: 'A 榜开始',
    listAEnd: 'A 榜截止',
    listBStart: 'B 榜开始',
    listBEnd: 'B 榜截止',
    listB: 'B 榜方式',
    answers: '选择或拖入答案文件',
    upload: '检查并上传',
    taken: '已接受，共 8 行。',
    metric: '指标',
    publish: '立即发布',
    open: '报名中',
    signUp: '报名参赛',
    agree: '我已阅读并同意参赛协议',
    confirm: '同意并报名',
    submitResult: '提交结果',
    file: '选择结果文件，或拖到这里',
    submit: '提交',
    scored: '已评分',
    boardB: 'B 榜',
    hidden: 'B 榜尚未揭晓',
    reveal: '立即揭榜',
    revealed: '已于',
    top: '晋级前几名',
    preview: '预览',
    promote: '晋级这 2 支队伍',
    promoted: '已晋级',
    list: 'A 榜',
    export: '导出 CSV',
    decide: /^评定/,
    none: '没有奖项',
    reason: '理由',
    give: '授予奖项',
    byJury: '评审授予',
    setBack: '恢复为按名次',
    awards: '回归赛道 · 奖项',
    first: '一等奖',
  },
  'en-US': {
    zh: 'Chinese',
    en: 'English',
    title: 'Title',
    start: 'Start',
    end: 'End',
    make: 'Create draft',
    summary: 'One-sentence summary',
    background: 'Description',
    agreement: 'Agreement',
    save: 'Save',
    saved: 'Saved',
    add: 'Add a round',
    rounds: ['First round', 'Second round'],
    roundStart: 'Round starts',
    roundEnd: 'Round ends',
    listAStart: 'Public leaderboard opens',
    listAEnd: 'Public leaderboard closes',
    listBStart: 'Private leaderboard opens',
    listBEnd: 'Private leaderboard closes',
    listB: 'Private leaderboard',
    answers: 'Choose the answer file or drop it here',
    upload: 'Check and upload',
    taken: 'Saved 8 rows.',
    metric: 'Metric',
    publish: 'Publish now',
    open: 'Open to join',
    signUp: 'Join competition',
    agree: 'I have read the agreement and accept it',
    confirm: 'Accept and join',
    submitResult: 'Make a submission',
    file: 'Choose a submission file, or drop it here',
    submit: 'Submit',
    scored: 'Scored',
    boardB: 'Private leaderboard',
    hidden: 'The private leaderboard is not revealed yet',
    reveal: 'Reveal now',
    revealed: 'Revealed',
    top: 'Number of teams',
    preview: 'Preview',
    promote: 'Promote 2 teams',
    promoted: 'Promoted',
    list: 'Public leaderboard',
    export: 'Export CSV',
    decide: /^Decide/,
    none: 'No award',
    reason: 'Reason',
    give: 'Grant award',
    byJury: 'granted by the jury',
    setBack: 'Follow the rank',
    awards: 'Regression · Awards',
    first: 'First prize',
  },
} as const
type Words = (typeof said)['zh-CN' | 'en-US']

const truth = ['cat', 'dog', 'cat', 'dog', 'cat', 'dog', 'cat', 'dog']
const other = (label: string | undefined) => (label === 'cat' ? 'dog' : 'cat')
/** A result that is right in so many of the four rows of list A, and of the four of list B. */
const rightIn = (a: number, b: number) => [
  'id,label',
  ...truth.map((label, row) => `${row},${(row < 4 ? row < a : row - 4 < b) ? label : other(label)}`),
]
const answers = [
  'id,label,Usage',
  ...truth.map((label, row) => `${row},${label},${row < 4 ? 'Public' : 'Private'}`),
]

async function save(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.save, exact: true }).click()
  // Whole: "Unsaved changes" is not it.
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${words.saved}$`) })).toBeVisible()
}

/** Fills in times of a round: as many as are given. */
async function setTimes(page: Page, round: number, times: readonly (readonly [string, number])[]) {
  for (const [label, minutes] of times)
    await page.getByLabel(label, { exact: true }).nth(round).fill(wall(minutes))
}

/** A draft with two rounds, the first with a split list B, both ready to score. */
async function makeCompetition(page: Page, words: Words, title: string): Promise<string> {
  const both = async (label: string, zh: string, en: string) => {
    await page.getByLabel(`${label} · ${words.zh}`).fill(zh)
    await page.getByLabel(`${label} · ${words.en}`).fill(en)
  }
  await page.goto('/admin/competitions/new')
  await page.getByLabel(/^(中文和英文|Chinese and English)$/).check()
  await both(words.title, title, title)
  await page.getByLabel(words.start).fill(wall(-2 * day))
  await page.getByLabel(words.end).fill(wall(20 * day))
  await page.getByRole('button', { name: words.make }).click()
  await page.waitForURL(/\/admin\/competitions\/\d+$/)
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  const home = `/admin/competitions/${id}`
  for (const [path, label] of [
    ['basics', words.summary],
    ['texts?part=overview', words.background],
    ['agreement', words.agreement],
  ] as const) {
    await page.goto(`${home}/${path}`)
    await both(label, '公平竞赛。', 'Play fair.')
    await save(page, words)
  }
  await page.goto(`${home}/rounds`)
  const add = page.getByRole('button', { name: words.add })
  await add.click()
  await setTimes(page, 0, [
    [words.roundEnd, 5 * day],
    [words.listAEnd, 4 * day],
  ])
  await page.getByLabel(words.listB, { exact: true }).first().selectOption('split')
  await add.click()
  await save(page, words)
  for (const round of words.rounds) {
    await page.goto(`${home}/scoring?part=answers`)
    await page.getByRole('link', { name: round }).click()
    await expect(page.getByRole('link', { name: round })).toHaveAttribute('aria-current', 'page')
    await page.getByLabel(words.answers).setInputFiles(csv('answers.csv', answers))
    await page.getByRole('button', { name: words.upload }).click()
    await expect(page.getByText(words.taken)).toBeVisible({ timeout: 60_000 })
    const { searchParams } = new URL(page.url())
    await page.goto(`${home}/scoring?part=metric&round=${searchParams.get('round')}`)
    await page.getByLabel(words.metric, { exact: true }).selectOption('accuracy')
    await save(page, words)
  }
  await page.goto(home)
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByText(words.open).first()).toBeVisible()
  return id
}

async function arrive(browser: Browser, lang: 'zh-CN' | 'en-US', email?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (email) await signIn(page, email)
  await speak(page, lang)
  return page
}

/** The captain's own hand-in, in the browser. */
async function submitHere(page: Page, words: Words, id: string, rows: readonly string[]): Promise<void> {
  await page.goto(`/competitions/${id}/submits`)
  await page.getByLabel(words.file).setInputFiles(csv('mine.csv', rows))
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: words.scored })).toBeVisible({ timeout: 60_000 })
}

/** Teams and scores of the board that is shown, first to last. */
const boardOn = async (page: Page, teams: Record<string, RegExp>) => {
  const rows = await page.getByRole('main').getByRole('row').allInnerTexts()
  return rows.flatMap(row =>
    Object.entries(teams)
      .filter(([, name]) => name.test(row))
      .map(([who]) => `${who} ${/\d\.\d{5}/.exec(row)?.[0]}`),
  )
}

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`a competition of two rounds, from its draft to the final list (${lang})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    await signIn(page, 'organiser@demo.leitai.example')
    await speak(page, lang)
    const id = await makeCompetition(page, words, `Season ${lang} ${Date.now()}`)
    const home = `/admin/competitions/${id}`

    // Three teams: one in the browser, two by script. What list A says is not what list B will say.
    const [captain, second, third] = await Promise.all([
      arrive(browser, lang, 'competitor@demo.leitai.example'),
      arrive(browser, lang, 'captain@demo.leitai.example').then(scriptOf),
      arrive(browser, lang, 'member@demo.leitai.example').then(scriptOf),
    ])
    const teams = { ours: /林小满/, second: /沈云舟/, third: /Maya Lindqvist/ }
    await captain.goto(`/competitions/${id}`)
    await captain.getByRole('button', { name: words.signUp }).click()
    await captain.getByLabel(words.agree).check()
    await captain.getByRole('button', { name: words.confirm }).click()
    await putNextStepsAway(captain)
    await expect(captain.getByRole('link', { name: words.submitResult, exact: true }).first()).toBeVisible()
    await submitHere(captain, words, id, rightIn(2, 4))
    for (const script of [second, third]) await enter(script, id)
    expect(await handIn(second, id, rightIn(3, 2))).toBe('0.75000')
    expect(await handIn(third, id, rightIn(4, 1))).toBe('1.00000')

    const visitor = await arrive(browser, lang)
    await visitor.goto(`/competitions/${id}/ranking`)
    expect(await boardOn(visitor, teams)).toEqual(['third 1.00000', 'second 0.75000', 'ours 0.50000'])

    // The organiser ends the first round, and with it the next begins; then all see list B.
    await page.goto(`${home}/rounds`)
    await setTimes(page, 0, [
      [words.listAEnd, -4],
      [words.listBStart, -4],
      [words.listBEnd, -3],
      [words.roundEnd, -3],
    ])
    await setTimes(page, 1, [
      [words.roundStart, -3],
      [words.listAStart, -3],
    ])
    await save(page, words)
    await visitor.goto(`/competitions/${id}/ranking`)
    await visitor.getByRole('link', { name: words.rounds[0] }).click()
    await visitor.getByRole('link', { name: words.boardB, exact: true }).click()
    await expect(visitor.getByText(words.hidden)).toBeVisible()
    await page.goto(`${home}/reveal`)
    await page.getByRole('button', { name: words.reveal }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.reveal }).click()
    await expect(page.getByText(words.revealed).first()).toBeVisible()
    await expect
      .poll(async () => {
        await visitor.reload()
        return boardOn(visitor, teams)
      })
      .toEqual(['ours 1.00000', 'second 0.50000', 'third 0.25000'])

    // Two go on; who did not is told so.
    await page.goto(`${home}/promotion`)
    await page.getByLabel(words.top).fill('2')
    await page.getByRole('button', { name: words.preview }).click()
    await page.getByRole('button', { name: words.promote }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.promote }).click()
    await expect(page.getByRole('main').getByRole('row').filter({ hasText: words.promoted })).toHaveCount(2)
    await submitHere(captain, words, id, rightIn(4, 3))
    expect(await handIn(second, id, rightIn(3, 3))).toBe('0.75000')
    expect(await handIn(third, id, rightIn(4, 4))).toBe('e40345')

    // The end: nobody can hand in any more, everybody sees the final list, and the organiser takes it home.
    await page.goto(`${home}/rounds`)
    await setTimes(page, 1, [
      [words.listAEnd, -1],
      [words.roundEnd, -1],
    ])
    await save(page, words)
    expect(await handIn(second, id, rightIn(4, 4))).toMatch(/^e4034/)
    await visitor.goto(`/competitions/${id}/ranking`)
    expect(await boardOn(visitor, teams)).toEqual(['ours 0.87500', 'second 0.75000'])
    await page.goto(`${home}/submissions`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: words.export }).click()
    const exported = await readFile(await (await downloading).path(), 'utf8')
    const lines = exported.trim().split('\n').slice(1)
    expect(lines).toHaveLength(5)
    for (const [team, a, b] of [
      [teams.ours, '0.5', '1'],
      [teams.second, '0.75', '0.5'],
      [teams.third, '1', '0.25'],
      [teams.ours, '0.875', ''],
      [teams.second, '0.75', ''],
    ] as const)
      expect(lines.filter(line => team.test(line) && line.includes(`,${a},,,${b},`))).toHaveLength(1)
  })

  test(`an award that a jury gives is in the public list until it goes by rank again (${lang})`, async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin@demo.leitai.example')
    await speak(page, lang)
    const decide = page.getByRole('button', { name: words.decide })
    // Final lists come of jobs after the demo world has begun.
    await expect
      .poll(
        async () => {
          await page.goto('/admin/seasons/1')
          return decide.count()
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
    const without = page.getByRole('row').filter({ has: page.getByText(words.none, { exact: true }) })
    const team = (await without.first().getByRole('paragraph').innerText()).trim()
    const row = page.getByRole('row').filter({ has: page.getByText(team, { exact: true }) })
    const dialog = page.getByRole('dialog')
    const answer = async (action: string) => {
      // By keyboard, as who decides about many does.
      await row.getByRole('button', { name: words.decide }).press('Enter')
      await dialog.getByRole('button', { name: action }).click()
      // None is done without a reason.
      await expect(dialog.getByLabel(words.reason)).toBeFocused()
      await dialog.getByLabel(words.reason).fill('评审会认为它的报告最清楚。')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: action }).click()
      await expect(dialog).toBeHidden()
    }
    await answer(words.give)
    await expect(row.getByText(words.byJury)).toBeVisible()
    await expectAccessible(page)

    const visitor = await arrive(browser, lang)
    await visitor.goto('/dcic/1')
    const firsts = visitor
      .getByRole('table', { name: words.awards })
      .getByRole('row')
      .filter({ hasText: words.first })
    await expect(firsts).toContainText(team)
    await expect(visitor.getByText('评审会认为它的报告最清楚。')).toHaveCount(0)
    await answer(words.setBack)
    await expect(row.getByText(words.byJury)).toHaveCount(0)
    await visitor.reload()
    await expect(firsts).not.toContainText(team)
  })
}
