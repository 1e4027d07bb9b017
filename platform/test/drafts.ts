import type { DraftTexts } from '../src/features/data/datasets/schema.ts'
import { ask } from './ask.ts'
import { makeDataset, type TestUser } from './factories.ts'
import type { World } from './world.ts'

/** What is saved where a test says nothing else. */
export const texts: DraftTexts = {
  titleZh: '鸟声',
  titleEn: 'Bird songs',
  summaryZh: '一句话',
  summaryEn: '',
  bodyZh: '**说明**',
  bodyEn: '',
  protocolZh: '',
  protocolEn: '',
  notesZh: '修正标签',
  notesEn: '',
  licence: 'CC-BY-4.0',
  sourceUrl: 'https://example.org/birds',
  categoryId: null,
}

/** What people do with drafts of datasets, over HTTP; the world is there once a test runs. */
export function draftCalls(world: () => World) {
  const create = async (as: TestUser, body: Record<string, unknown> = { titleZh: '草稿' }) =>
    (await ask(world(), 'POST /api/datasets', { as, body })).data.id as number
  const draftOf = async (id: number, as: TestUser) =>
    (await ask(world(), `GET /api/datasets/${id}/draft`, { as })).data
  const save = (id: number, as: TestUser | undefined, revision: number, change: Partial<DraftTexts> = {}) =>
    ask(world(), `PUT /api/datasets/${id}/draft`, {
      ...(as ? { as } : {}),
      body: { ...texts, ...change, revision },
    })
  const publish = (id: number, as: TestUser | undefined, revision: number) =>
    ask(world(), `POST /api/datasets/${id}/publish`, { ...(as ? { as } : {}), body: { revision } })
  const files = (id: number, as: TestUser | undefined, body: Record<string, unknown>) =>
    ask(world(), `PUT /api/datasets/${id}/draft/files`, { ...(as ? { as } : {}), body })
  const versions = async (id: number) =>
    (await ask(world(), `GET /api/datasets/${id}/versions`)).data.versions

  /** A published dataset of this person with one file. */
  const published = async (owner: TestUser, given: Parameters<typeof makeDataset>[1] = {}) =>
    makeDataset(world(), { owner_id: owner.id, licence: 'MIT', ...given })
  return { create, draftOf, save, publish, files, versions, published }
}
