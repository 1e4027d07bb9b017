import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { workOff } from '../../../../test/queue.ts'
import { makeUploads } from '../../../../test/uploads.ts'
import { datasetJobs } from './server/jobs.ts'

let line: Awaited<ReturnType<typeof makeUploads>>
beforeAll(async () => void (line = await makeUploads()))
afterAll(() => line.world.close())

const files = {
  'songs.csv': Buffer.from(
    'id,weight,is_male,day,species\n1,12.5,true,2026-01-02,鸲\n2,13.25,false,2026-02-03,莺\n',
  ),
  'tables/places.csv': Buffer.from('id,name\n1,湖边\n2,林中\n3,山上\n'),
}
type Name = keyof typeof files
const names = Object.keys(files) as Name[]

/** A dataset of this person with both files, profiled; what it says is another's to write. */
async function withFiles(owner: TestUser): Promise<number> {
  const id = await line.create(owner)
  for (const name of names) {
    const { upload } = (await line.start(id, owner, { name, size: files[name].length })).data
    await line.resume(upload.url, files[name], owner)
    await workOff(line.world, datasetJobs)
  }
  return id
}

const texts = {
  titleZh: '鸟声',
  titleEn: '',
  summaryZh: '两地录到的鸟声。',
  summaryEn: '',
  bodyZh: '# 鸟声\n\n怎样录的，写在这里。',
  bodyEn: '',
  protocolZh: '',
  protocolEn: '',
  notesZh: '',
  notesEn: '',
  licence: 'CC-BY-4.0',
  sourceUrl: 'https://example.org/birds',
  categoryId: null,
}
const fields = {
  'songs.csv': [{ name: 'weight', zh: '克', en: '' }],
  'tables/places.csv': [{ name: 'name', zh: '地点的名字', en: '' }],
}

async function published(owner: TestUser): Promise<number> {
  const id = await withFiles(owner)
  await ask(line.world, `PUT /api/datasets/${id}/draft/files`, {
    as: owner,
    body: {
      change: names.map(name => ({ name, descriptionZh: `${name} 的说明`, fields: fields[name] })),
    },
  })
  const saved = await ask(line.world, `PUT /api/datasets/${id}/draft`, {
    as: owner,
    body: { ...texts, revision: (await line.draftOf(id, owner)).revision },
  })
  const { revision } = saved.data
  expect(
    (await ask(line.world, `POST /api/datasets/${id}/publish`, { as: owner, body: { revision } })).status,
  ).toBe(200)
  return id
}

const documentOf = async (id: number, as: TestUser) =>
  (await ask(line.world, `GET /api/datasets/${id}/croissant`, { as })).data.document

test('a dataset says in Croissant what it is, what its files are and what is in their columns', async () => {
  const owner = await makeUser(line.world)
  const id = await published(owner)
  const site = line.world.settings.publicUrl
  const { files: own } = (await ask(line.world, `GET /api/datasets/${id}`, { as: owner })).data
  const fileId = (name: string) => own.find((file: { name: string }) => file.name === name).id as number
  const document = await documentOf(id, owner)
  expect(document).toMatchObject({
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: texts.titleZh,
    description: texts.summaryZh,
    license: 'https://spdx.org/licenses/CC-BY-4.0.html',
    url: `${site}/datasets/${id}`,
    sameAs: texts.sourceUrl,
    version: '1.0.0',
    inLanguage: 'zh-CN',
    creator: { '@type': 'sc:Person', name: owner.name },
  })
  // Each file by its name, with the bytes that its address gives.
  expect(document.distribution).toEqual(
    names.map(name => ({
      '@type': 'cr:FileObject',
      '@id': name,
      name,
      description: `${name} 的说明`,
      contentUrl: `${site}/api/datasets/files/${fileId(name)}`,
      contentSize: `${files[name].length} B`,
      encodingFormat: 'text/csv',
      sha256: line.sha256(files[name]),
    })),
  )
  for (const { contentUrl, sha256 } of document.distribution) {
    const got = await line.world.app.inject({ url: contentUrl.slice(site.length), headers: owner.headers })
    expect([got.statusCode, line.sha256(got.rawPayload)]).toEqual([200, sha256])
  }
  // A record set for each table: a field for each column, its type in schema.org's words, and where it is read from.
  const field = (file: Name, name: string, dataType: string, description?: string) => ({
    '@type': 'cr:Field',
    '@id': `${file}/records/${name}`,
    name,
    ...(description ? { description } : {}),
    dataType,
    source: { fileObject: { '@id': file }, extract: { column: name } },
  })
  const recordSet = (file: Name, own: object[]) => ({
    '@type': 'cr:RecordSet',
    '@id': `${file}/records`,
    name: `${file}/records`,
    field: own,
  })
  expect(document.recordSet).toEqual([
    recordSet('songs.csv', [
      field('songs.csv', 'id', 'sc:Integer'),
      field('songs.csv', 'weight', 'sc:Float', '克'),
      field('songs.csv', 'is_male', 'sc:Boolean'),
      field('songs.csv', 'day', 'sc:Date'),
      field('songs.csv', 'species', 'sc:Text'),
    ]),
    recordSet('tables/places.csv', [
      field('tables/places.csv', 'id', 'sc:Integer'),
      field('tables/places.csv', 'name', 'sc:Text', '地点的名字'),
    ]),
  ])
  // What it uses of Croissant is named by its context, as a reader of JSON-LD expands it.
  for (const term of ['recordSet', 'field', 'source', 'fileObject', 'extract', 'column', 'citeAs'])
    expect(document['@context'][term]).toBe(`cr:${term}`)
  expect(document['@context']).toMatchObject({
    cr: 'http://mlcommons.org/croissant/',
    sc: 'https://schema.org/',
  })
})

test('what we export is imported as what it was: into other drafts with these files, and into its own', async () => {
  const owner = await makeUser(line.world)
  const id = await published(owner)
  const document = await documentOf(id, owner)
  const copy = await withFiles(owner)
  const take = async (into: number) =>
    ask(line.world, `POST /api/datasets/${into}/draft/croissant`, {
      as: owner,
      body: { document, revision: (await line.draftOf(into, owner)).revision },
    })
  const { report } = (await take(copy)).data
  const outcomes = Object.fromEntries(
    report.map((one: { path: string; outcome: string }) => [one.path, one.outcome]),
  )
  expect(outcomes).toMatchObject({
    name: 'taken',
    description: 'taken',
    license: 'taken',
    sameAs: 'taken',
    'distribution[0]': 'taken',
    'distribution[1]': 'taken',
    'recordSet[0].field[1]': 'taken',
    'recordSet[1].field[1]': 'taken',
    // Of this site's own page it cannot come.
    url: 'not_imported',
  })
  const [before, after] = [await line.draftOf(id, owner), await line.draftOf(copy, owner)]
  const told = (draft: typeof before) =>
    draft.files.map((file: Record<string, unknown>) => [
      file.name,
      file.sha256,
      file.descriptionZh,
      file.fields,
    ])
  expect(told(after)).toEqual(told(before))
  expect(after.texts).toMatchObject({
    titleZh: texts.titleZh,
    summaryZh: texts.summaryZh,
    licence: texts.licence,
    sourceUrl: texts.sourceUrl,
  })
  expect(after.texts.bodyZh).toContain(texts.summaryZh)
  expect(after.texts.bodyZh).toContain('@misc')
  // Its own text is longer than what the document says of it, and stays.
  expect((await take(id)).status).toBe(200)
  expect((await line.draftOf(id, owner)).texts).toMatchObject(texts)
})

test('texts in both languages are both taken, also of version 0.8, and a file that has just arrived is found', async () => {
  const owner = await makeUser(line.world)
  const context = { '@vocab': 'https://schema.org/', cr: 'http://mlcommons.org/croissant/' }
  const document = {
    '@context': context,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    name: [
      { '@value': 'Weights of pears', '@language': 'en' },
      { '@value': '梨的重量', '@language': 'zh-Hans' },
    ],
    description: { en: 'Grams at harvest.', zh: '收获时的克重。' },
    distribution: [
      {
        '@type': 'cr:FileObject',
        '@id': 'truth.csv',
        name: 'truth.csv',
        description: { en: 'The weights', zh: '重量' },
      },
    ],
  }
  const { conformsTo: _, ...old } = {
    ...document,
    '@context': { ...context, ml: 'http://mlcommons.org/schema/' },
    recordSet: [
      {
        '@type': 'ml:RecordSet',
        field: [
          {
            '@type': 'ml:Field',
            name: 'weight',
            description: 'Grams',
            source: { distribution: 'truth.csv', extract: { csvColumn: 'weight' } },
          },
        ],
      },
    ],
  }
  for (const sent of [document, old]) {
    const id = await line.create(owner)
    const content = Buffer.from('id,weight\n1,2\n')
    const { upload } = (await line.start(id, owner, { name: 'truth.csv', size: content.length })).data
    await line.resume(upload.url, content, owner)
    const { revision } = await line.draftOf(id, owner)
    const { data } = await ask(line.world, `POST /api/datasets/${id}/draft/croissant`, {
      as: owner,
      body: { document: sent, revision },
    })
    for (const path of ['name', 'description', 'distribution[0]'])
      expect(data.report).toContainEqual(expect.objectContaining({ path, outcome: 'taken' }))
    const draft = await line.draftOf(id, owner)
    expect(draft.texts).toMatchObject({
      titleZh: '梨的重量',
      titleEn: 'Weights of pears',
      summaryZh: '收获时的克重。',
      summaryEn: 'Grams at harvest.',
    })
    expect(draft.files).toMatchObject([
      { name: 'truth.csv', descriptionZh: '重量', descriptionEn: 'The weights' },
    ])
    if (sent === old) expect(draft.files[0].fields).toMatchObject([{ name: 'weight', zh: 'Grams' }])
    // What the job finds of it is done.
    await workOff(line.world, datasetJobs)
    expect((await line.draftOf(id, owner)).files).toHaveLength(1)
  }
})

test('a file with other bytes, or none of that name, is told and not described', async () => {
  const owner = await makeUser(line.world)
  const document = await documentOf(await published(owner), owner)
  const id = await withFiles(owner)
  const [first, second] = document.distribution
  const { data } = await ask(line.world, `POST /api/datasets/${id}/draft/croissant`, {
    as: owner,
    body: {
      document: {
        ...document,
        distribution: [
          { ...first, sha256: 'a'.repeat(64) },
          { ...second, '@id': 'x', name: 'x.csv' },
        ],
      },
      revision: (await line.draftOf(id, owner)).revision,
    },
  })
  expect(data.report).toEqual(
    expect.arrayContaining([
      { path: 'distribution[0]', outcome: 'other_content', detail: first.name },
      { path: 'distribution[1]', outcome: 'no_such_file', detail: 'x.csv' },
    ]),
  )
  const { files: own } = await line.draftOf(id, owner)
  expect(own.map((file: { descriptionZh: string }) => file.descriptionZh)).toEqual(['', ''])
})
