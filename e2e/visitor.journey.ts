import { expect, speak, test } from './fixtures.ts'

const said = {
  'zh-CN': {
    browse: '浏览竞赛',
    penguins: '帕尔默群岛企鹅分类',
    ranking: '排行榜',
    data: '数据',
    rank: '名次',
    team: '队伍',
    weather: '西雅图天气类型预报',
    search: '搜索竞赛',
    searchButton: '搜索',
    news: '资讯',
    notFound: '没有找到这个页面。',
    switched: 'Competitions',
  },
  'en-US': {
    browse: 'Browse competitions',
    penguins: 'Penguins of the Palmer Archipelago',
    ranking: 'Leaderboard',
    data: 'Data',
    rank: 'Rank',
    team: 'Team',
    weather: 'What is the weather in Seattle?',
    search: 'Search competitions',
    searchButton: 'Search',
    news: 'News',
    notFound: 'This page could not be found.',
    switched: '竞赛',
  },
} as const

for (const lang of ['zh-CN', 'en-US'] as const) {
  const words = said[lang]

  test(`a visitor browses (${lang})`, async ({ page }) => {
    await speak(page, lang)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await page.getByRole('link', { name: words.browse }).click()
    await page.getByRole('searchbox', { name: words.search }).fill(lang === 'zh-CN' ? '企鹅' : 'penguin')
    await page.getByRole('button', { name: words.searchButton, exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: words.penguins }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.penguins)
    await expect(page).toHaveTitle(new RegExp(words.penguins.slice(0, 6)))
    await page.getByRole('link', { name: words.ranking, exact: true }).click()
    await expect(page.getByRole('columnheader', { name: words.rank, exact: true })).toBeVisible()
    await page.getByRole('link', { name: words.data, exact: true }).click()
    await expect(page.getByText('train.csv')).toBeVisible()
    await expect(page.getByText('CC0-1.0').first()).toBeVisible()
  })

  test(`list B is hidden before its reveal and shown after it (${lang})`, async ({ page }) => {
    await speak(page, lang)
    await page.goto('/competitions/1002/ranking?stage=1')
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.goto('/competitions/1003/ranking?stage=1')
    await expect(page.getByRole('table')).toBeVisible()
  })

  test(`what does not exist says so (${lang})`, async ({ page }) => {
    await speak(page, lang)
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound)
  })
}

test('whoever asks for the head of a page alone is answered as for the whole', async ({ request }) => {
  for (const path of ['/', '/competitions', '/competitions/1001', '/news/1001', '/api/docs', '/nowhere']) {
    const [head, whole] = [await request.head(path), await request.get(path)]
    const told = (answer: typeof head) => [path, answer.status(), answer.headers()['content-type']]
    expect(told(head)).toEqual(told(whole))
    expect(await head.body()).toHaveLength(0)
  }
})

test('the language can be switched and stays', async ({ page }) => {
  await page.goto('/competitions')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Competitions')
  await page.goto('/datasets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datasets')
})

test('the menu opens on a phone by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/')
  await page.getByRole('button', { name: '打开菜单' }).press('Enter')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '数据集' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('数据集')
})
