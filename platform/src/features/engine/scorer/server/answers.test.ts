import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileDescription } from '../file-rules.ts'
import { divideAnswers, inspectAnswers, sampleOf } from './answers.ts'
import { inspect, type InspectAnswer } from './inspect/inspect.ts'

let folder: string
let count = 0
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'answers-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const put = (content: string | Buffer) => {
  const path = join(folder, `${++count}.csv`)
  writeFileSync(path, content)
  return path
}
const labels: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'label', kind: 'label' }],
  formats: ['csv'],
}
/** What the process of `inspectAnswers` does, without the process: starting one takes longer than reading these. */
async function look(
  content: string | Buffer,
  file: FileDescription | null = null,
  mode: 'plain' | 'split' = 'plain',
): Promise<InspectAnswer> {
  const own = mkdtempSync(join(folder, 'look-'))
  const path = join(own, 'answers.csv')
  writeFileSync(path, content)
  return inspect({ path, folder: realpathSync(own), file, mode })
}
const wrong = async (...given: Parameters<typeof look>) =>
  (await look(...given)).issues.map(({ code, line, column, found }) => [code, line, column, found])

test('the process that reads answers says what its work says', async () => {
  for (const content of ['id,label\n1,a\n2,b\n', 'id,label\n1,a\n1,b\n', ''])
    expect(await inspectAnswers({ path: put(content), file: null, mode: 'plain' })).toEqual(
      await look(content),
    )
})

describe('sound answers', () => {
  test('tell what their columns hold, and how many rows count where', async () => {
    const answer = await look(
      'id,label,price,Usage\n1,b,0.5,Public\n2,a,-1e3,private\n\n3,a,2,IGNORED\n',
      null,
      'split',
    )
    expect(answer.issues).toEqual([])
    expect(answer.ok && answer.facts).toEqual({
      rows: 3,
      usage: { Public: 1, Private: 1, Ignored: 1 },
      columns: [
        {
          name: 'id',
          isInteger: true,
          isNumber: true,
          isUnique: true,
          empty: 0,
          different: 3,
          values: ['1', '2', '3'],
        },
        {
          name: 'label',
          isInteger: false,
          isNumber: false,
          isUnique: false,
          empty: 0,
          different: 2,
          values: ['a', 'b'],
        },
        {
          name: 'price',
          isInteger: false,
          isNumber: true,
          isUnique: true,
          empty: 0,
          different: 3,
          values: ['-1e3', '0.5', '2'],
        },
        {
          name: 'Usage',
          isInteger: false,
          isNumber: false,
          isUnique: true,
          empty: 0,
          different: 3,
          values: ['IGNORED', 'Public', 'private'],
        },
      ],
    })
  })

  test('may leave out what ignored rows have', async () =>
    expect(await wrong('id,label,Usage\n1,a,Public\n2,,Ignored\n3,b,Private\n', labels, 'split')).toEqual([]))
})

describe('of wrong answers everything is told, by line', () => {
  test.each([
    ['an id twice', 'id,label\n1,a\n2,b\n1,c\n', labels, [['id_duplicated', 4, 'id', '1']]],
    [
      'one number written in two ways',
      'id,label\n1,a\n2,b\n01,c\n',
      labels,
      [['id_duplicated', 4, 'id', '01']],
    ],
    ['no id', 'id,label\n1,a\n,b\n', labels, [['bad_id', 3, 'id', '']]],
    ['an id that is no integer', 'id,label\n1,a\nx,b\n', labels, [['bad_id', 3, 'id', 'x']]],
    [
      'ids that would only be the same if they were rounded',
      'id,label\n0,a\n0.4,b\n-1e-200,c\n',
      labels,
      [
        ['bad_id', 3, 'id', '0.4'],
        ['bad_id', 4, 'id', '-1e-200'],
      ],
    ],
    [
      'an empty label behind a quoted line break',
      'id,label\n1,"a\nb"\n2,\n',
      labels,
      [['empty_value', 4, 'label', '']],
    ],
    ['a column that lacks', 'id,species\n1,a\n', labels, [['column_missing', 1, 'label', undefined]]],
    ['a column twice', 'id,label,label\n1,a,b\n', labels, [['column_duplicated', 1, 'label', undefined]]],
    ['too many fields', 'id,label\n1,a,b\n', labels, [['ragged_row', 2, undefined, '3']]],
    ['nothing', '', labels, [['empty', undefined, undefined, undefined]]],
    ['a header alone', 'id,label\n', labels, [['empty', undefined, undefined, undefined]]],
  ] as const)('%s', async (_what, content, file, issues) =>
    expect(await wrong(content, file)).toEqual(issues),
  )

  test('numbers that are none', async () =>
    expect(
      await wrong('id,price\n1,x\n2,\n3,inf\n4,1_000\n5,2.5\n', {
        ...labels,
        columns: [{ name: 'price', kind: 'number' }],
      }),
    ).toEqual([
      ['bad_number', 2, 'price', 'x'],
      ['bad_number', 3, 'price', ''],
      ['bad_number', 4, 'price', 'inf'],
      ['bad_number', 5, 'price', '1_000'],
    ]))

  test('a split without Usage, with an unknown one, and with one part alone', async () => {
    expect(await wrong('id,label\n1,a\n', labels, 'split')).toEqual([
      ['column_missing', 1, 'Usage', undefined],
    ])
    expect(await wrong('id,label,Usage\n1,a,Public\n2,b,Test\n3,c,Private\n', labels, 'split')).toEqual([
      ['bad_value', 3, 'Usage', 'Test'],
    ])
    expect(await wrong('id,label,Usage\n1,a,Public\n2,b,Ignored\n', labels, 'split')).toEqual([
      ['bad_value', undefined, 'Usage', 'Public'],
    ])
  })

  test('what is no text', async () => {
    expect(await wrong(Buffer.from([0xff, 0xfe, 0x69, 0]))).toEqual([
      ['bom', undefined, undefined, undefined],
    ])
    expect(await wrong(Buffer.from([1, 0, 2, 4, 0]))).toEqual([['not_text', 1, undefined, undefined]])
    // What a file is comes before what is wrong with its columns; messages.test.ts has the kinds.
    for (const [content, code] of [
      [Buffer.from([0x50, 0x4b, 3, 4, 0]), 'misnamed'],
      ['version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n', 'lfs_pointer'],
      ['{"id": 1, "value": 0.5}\n', 'json_lines'],
      [',id,value\n0,1,0.5\n', 'index_column'],
      ['id\tvalue\n1\t0.5\n', 'separator'],
    ] as const)
      expect((await wrong(content)).map(([found]) => found)).toEqual([code])
  })
})

describe('a sample', () => {
  const sample = async (
    content: string,
    file: FileDescription,
    kind: 'constant' | 'shuffled',
    mode: 'plain' | 'split' = 'plain',
  ) => {
    const made = await sampleOf({ path: put(content), file, kind, mode })
    if (!made.ok) throw new Error(made.issues.map(issue => issue.code).join())
    return made.content.toString().trimEnd().split('\n')
  }

  test('of constants says nothing of the answers, and stands in the order of ids', async () => {
    expect(await sample('id,label\n10,b\n9,b\n2,b\n1,a\n', labels, 'constant')).toEqual([
      'id,label',
      '1,a',
      '2,a',
      '9,a',
      '10,a',
    ])
    const numbers = { ...labels, columns: [{ name: 'label', kind: 'number' as const }] }
    expect(await sample('id,label\n2,7\n1,8\n', numbers, 'constant')).toEqual(['id,label', '1,0.5', '2,0.5'])
    const classes = {
      ...labels,
      answerColumn: 'label',
      columns: ['a', 'b'].map(name => ({ name, kind: 'number' as const })),
    }
    expect(await sample('id,label\n2,a\n1,b\n', classes, 'constant')).toEqual([
      'id,a,b',
      '1,0.5,0.5',
      '2,0.5,0.5',
    ])
  })

  test('of shuffled values gives no row its own, and nothing that list B is scored on', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      id: index + 1,
      value: `v${index + 1}`,
      usage: ['Public', 'Private', 'Ignored'][index % 3] as string,
    }))
    const content = ['id,label,Usage', ...rows.map(row => `${row.id},${row.value},${row.usage}`)].join('\n')
    const [header, ...lines] = await sample(content, labels, 'shuffled', 'split')
    expect(header).toBe('id,label')
    expect(lines).toHaveLength(40)
    const isPublic = new Set(rows.filter(row => row.usage === 'Public').map(row => row.value))
    for (const line of lines) {
      const [id, value] = line.split(',') as [string, string]
      expect([id, value === `v${id}`, isPublic.has(value)]).toEqual([id, false, true])
    }
  })

  test('cannot be made of answers that are wrong', async () => {
    await expect(sample('id,label\n1,a\n1,b\n', labels, 'constant')).rejects.toThrow('id_duplicated')
  })
})

describe('answers without Usage are divided', () => {
  const rows = (count: number) =>
    ['id,label', ...Array.from({ length: count }, (_, index) => `${index + 1},"x, ""${index % 3}"""`)].join(
      '\n',
    )
  const divide = async (content: string, publicShare: number, seed: string) => {
    let made: string | undefined
    const found = await divideAnswers(
      { path: put(content), file: labels, divide: { publicShare, seed } },
      async path => void (made = readFileSync(path, 'utf8')),
    )
    return { found, made }
  }

  test('by share, the same for the same seed, others for another; nothing else changes', async () => {
    const one = await divide(rows(10), 0.3, 'a')
    expect(one.found.issues).toEqual([])
    expect(one.found.ok && one.found.facts.usage).toEqual({ Public: 3, Private: 7, Ignored: 0 })
    const lines = (one.made as string).trimEnd().split('\n')
    expect(lines.map(line => line.replace(/,(Public|Private|Usage)$/, '')).join('\n')).toBe(rows(10))
    expect(lines.filter(line => line.endsWith(',Public'))).toHaveLength(3)
    expect((await divide(rows(10), 0.3, 'a')).made).toBe(one.made)
    // The order of the rows decides nothing.
    const [head, ...body] = rows(10).split('\n')
    const turned = (await divide([head, ...body.toReversed()].join('\n'), 0.3, 'a')).made as string
    expect(turned.trimEnd().split('\n').toSorted()).toEqual(lines.toSorted())
    expect((await divide(rows(10), 0.3, 'b')).made).not.toBe(one.made)
    // What was made is sound, and read as a split.
    expect(await wrong(one.made as string, labels, 'split')).toEqual([])
  })

  test.each([
    [0.001, 1],
    [0.999, 9],
  ])('so that no part is empty: %s of ten gives %s', async (share, publicRows) => {
    const { found } = await divide(rows(10), share, 'a')
    expect(found.ok && found.facts.usage?.Public).toBe(publicRows)
  })

  test('only if they are sound, of two rows at least, and say nothing of their own', async () => {
    const twice = await divide('id,label\n1,a\n1,b\n', 0.5, 'a')
    expect([twice.made, twice.found.issues.map(issue => issue.code)]).toEqual([undefined, ['id_duplicated']])
    const single = await divide('id,label\n1,a\n', 0.5, 'a')
    expect([single.made, single.found.issues.map(issue => issue.code)]).toEqual([undefined, ['row_count']])
    const own = await divide('id,label,Usage\n1,a,Public\n2,b,Private\n', 0.9, 'a')
    expect([own.made, own.found.ok && own.found.facts.usage]).toEqual([
      undefined,
      { Public: 1, Private: 1, Ignored: 0 },
    ])
  })
})
