import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { brokenLinks } from './doc-links.ts'

const repository = resolve(import.meta.dirname, '..')

test('every link and picture of the documentation leads somewhere', () => {
  const { links, broken } = brokenLinks(repository)
  expect(broken).toEqual([])
  expect(links).toBeGreaterThan(30)
})

test('pictures of the documentation are small', () => {
  const pictures = globSync('docs/**/*.{png,webp}', { cwd: repository })
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter(file => statSync(join(repository, file)).size > 150_000)).toEqual([])
})

test('what leads nowhere is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'leitai-links-'))
  try {
    mkdirSync(join(root, 'docs/guide'), { recursive: true })
    writeFileSync(
      join(root, 'README.md'),
      '[a](docs/guide/a.md) ![b](docs/b.png) [c](https://example.org/none) `[d](none)`',
    )
    writeFileSync(
      join(root, 'docs/guide/a.md'),
      '# 揭晓 B 榜\n\n## Two words, here\n\n[up](../../README.md) [own](#two-words-here) [zh](#揭晓-b-榜) [none](a.md#three)\n\n```\n[x](y)\n```\n',
    )
    expect(brokenLinks(root)).toEqual({
      links: 6,
      broken: ['README.md: docs/b.png', 'docs/guide/a.md: a.md#three'],
    })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
