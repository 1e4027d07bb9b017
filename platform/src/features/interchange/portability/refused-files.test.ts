import { describe, expect, test } from 'vitest'
import { makeZip } from '../../../../test/archives.ts'
import { answersCsv, zipOf } from '../../../../test/bundles/bundle.ts'
import { codabenchZip } from '../../../../test/bundles/codabench.ts'
import { evalaiZip } from '../../../../test/bundles/evalai.ts'
import { huggingfaceZip } from '../../../../test/bundles/huggingface.ts'
import { findingsOf, importing } from '../../../../test/imports.ts'

const { made, previewed, upload } = importing()

describe('what is nothing of these', () => {
  test.each([
    ['a table without Usage', () => Buffer.from(answersCsv(4)), 'a.csv', 'e40055'],
    ['a text', () => Buffer.from('hello'), 'a.txt', 'e40055'],
    ['an empty archive', () => Buffer.alloc(0), 'a.zip', 'e40055'],
    ['an empty table', () => Buffer.alloc(0), 'a.csv', 'e40055'],
    ['an archive of something else', () => zipOf([{ name: 'a.txt', content: 'x' }]), 'a.zip', 'e40055'],
    ['a cut archive', () => evalaiZip().subarray(0, 500), 'a.zip', 'e40057'],
    ['YAML that is none', () => evalaiZip({ config: () => 'title: "unclosed' }), 'a.zip', 'e40058'],
    ['YAML that is a list', () => evalaiZip({ config: () => '- a\n- b\n' }), 'a.zip', 'e40058'],
    [
      'YAML in another encoding',
      () => zipOf([{ name: 'competition.yaml', content: Buffer.from([0xff, 0xfe, 0x61]) }]),
      'a.zip',
      'e40058',
    ],
    ['JSON that is none', () => huggingfaceZip({ config: () => '{"a":' }), 'a.zip', 'e40058'],
    [
      'a configuration of megabytes',
      () => evalaiZip({ config: () => `title: ${'x'.repeat(1_500_000)}` }),
      'a.zip',
      'e40058',
    ],
    [
      'a bomb of aliases',
      () =>
        evalaiZip({
          config: () =>
            [
              'a: &a [x,x,x,x,x,x,x,x,x,x]',
              ...'bcdefghi'
                .split('')
                .map((name, at) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghi'[at]}`).join(',')}]`),
            ].join('\n'),
        }),
      'a.zip',
      'e40058',
    ],
    [
      'YAML nested beyond reason',
      () => evalaiZip({ config: () => `title: ${'['.repeat(100_000)}` }),
      'a.zip',
      'e40058',
    ],
    [
      'paths that lead elsewhere',
      () => evalaiZip({ more: [{ name: '../../etc/cron.d/x', content: 'x' }] }),
      'a.zip',
      'e40057',
    ],
    [
      'an absolute path',
      () => evalaiZip({ more: [{ name: '/etc/passwd', content: 'x' }] }),
      'a.zip',
      'e40057',
    ],
    [
      'a link',
      () =>
        makeZip([
          { name: 'competition.yaml', content: 'title: x' },
          { name: 'data', content: '/etc/passwd', mode: 0o120777 },
        ]),
      'a.zip',
      'e40057',
    ],
    [
      'a bomb',
      () => evalaiZip({ more: [{ name: 'zeros.bin', content: Buffer.alloc(60 * 1024 * 1024) }] }),
      'a.zip',
      'e40057',
    ],
    [
      'a bomb inside an archive inside',
      () =>
        codabenchZip({
          without: ['final_reference.zip'],
          more: [
            {
              name: 'final_reference.zip',
              content: zipOf([{ name: 'z.csv', content: Buffer.alloc(60 * 1024 * 1024) }]),
            },
          ],
        }),
      'a.zip',
      'e40057',
    ],
    [
      'a link inside an archive inside',
      () =>
        codabenchZip({
          without: ['final_reference.zip'],
          more: [
            {
              name: 'final_reference.zip',
              content: makeZip([{ name: 'z.csv', content: '/etc/passwd', mode: 0o120777 }]),
            },
          ],
        }),
      'a.zip',
      'e40057',
    ],
  ])('%s', async (_name, make, name, code) => {
    const before = await made.world.db.selectFrom('competition_import').select('id').execute()
    expect((await upload(make(), name)).errno).toBe(code)
    expect(await made.world.db.selectFrom('competition_import').select('id').execute()).toHaveLength(
      before.length,
    )
  })
})

test('configurations that point outside the archive reach nothing', async () => {
  const shown = await previewed(
    evalaiZip({
      config: text =>
        text
          .replace('templates/description.html', '../../../../etc/passwd')
          .replace('annotations/test.csv', '/etc/hostname')
          .replace('image: logo.png', 'image: https://example.org/x.png'),
    }),
  )
  expect(findingsOf(shown, 'description')).toEqual(['left no_such_file'])
  expect(findingsOf(shown, 'challenge_phases[1].test_annotation_file')).toEqual(['needed no_such_file'])
  expect(findingsOf(shown, 'image')).toEqual(['left not_fetched'])
})

test('pages that are made to take long are left out', async () => {
  const deep = `${'<div>'.repeat(50_000)}x`
  const shown = await previewed(
    evalaiZip({
      without: ['templates/description.html'],
      more: [{ name: 'templates/description.html', content: deep }],
    }),
  )
  expect(findingsOf(shown, 'description')).toEqual(['left bad_text'])
})
