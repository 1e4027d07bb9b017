import { expect, type Page } from '@playwright/test'
import { newRound } from '../platform/src/features/competing/schedules/web/parts/new-round.ts'
import { exampleMetric } from '../platform/src/features/staff/authoring/example.ts'
import { csv } from './authoring.ts'
import { site } from './fixtures.ts'

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type Section = { value: Record<string, unknown>; tag: string }

/**
 * Makes a published competition that is scored by accuracy against these answers, as the organiser who is signed in: by the
 * calls of the administration's pages. How people fill in those pages is seen in `organiser`, `empty`, `first-score` and
 * `form-problems.journey.ts`.
 */
export async function makeOpen(
  page: Page,
  title: string,
  answers: readonly string[],
  roundCount: 1 | 2 = 1,
): Promise<{ home: string; id: string }> {
  const send = async (method: string, path: string, body: { data?: object; multipart?: object } = {}) => {
    const answer = await page.request.fetch(`${site}/api/admin/competitions${path}`, {
      method,
      headers: { origin: site },
      ...(body as object),
    })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
    return (await answer.json()).data
  }
  const span = { zone: 'Asia/Shanghai', startAt: daysFromNow(-2), endAt: daysFromNow(20) }
  const titles = { titleZh: `${title} 中文`, titleEn: title }
  const { id } = await send('POST', '', {
    data: { type: 'computing', ...titles, ...span },
  })
  const save = (path: string, { tag, value: known }: Section, value: object) =>
    send('PUT', `/${id}/${path}`, { data: { tag, value: { ...known, ...value } } })

  const basics = await send('GET', `/${id}/basics`)
  await save('basics', basics, { summaryZh: '看图片，分清猫和狗。', summaryEn: 'Tell cats from dogs.' })
  const fair = { zh: '公平竞赛。', en: 'Play fair.' }
  const { parts } = await send('GET', `/${id}/texts`)
  const overview = parts.find(({ part }: { part: string }) => part === 'overview')
  await save('texts/overview', overview.text, fair)
  await save('agreement', (await send('GET', `/${id}/agreement`)).agreement, fair)

  const first = newRound([], span)
  const shorter = { ...first, listAEnd: daysFromNow(4), endAt: daysFromNow(5) }
  const wanted = roundCount === 1 ? [first] : [shorter, newRound([shorter], span)]
  const { value } = await save('rounds', await send('GET', `/${id}/rounds`), { rounds: wanted })
  for (const { id: roundId } of value.rounds) {
    await send('POST', `/${id}/rounds/${roundId}/answers`, {
      multipart: { file: csv('answers.csv', answers) },
    })
    const { metric } = await send('GET', `/${id}/rounds/${roundId}/evaluation`)
    await save(`rounds/${roundId}/metric`, metric, { metric: exampleMetric })
  }
  await send('PUT', `/${id}/published`, { data: { publishedAt: new Date().toISOString() } })
  return { home: `/admin/competitions/${id}`, id: String(id) }
}
