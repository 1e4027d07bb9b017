import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ArchiveFault } from '../../../../../base/archive/entry.ts'
import { makeTar, makeTarGz, makeZip, paxRecord } from '../../../../../../test/archives.ts'
import { limits } from '../../rules.ts'
import { unpackArchive, unpackOne } from './unpack.ts'

/** What an archive is refused for, or the paths that were taken. */
async function outcome(archive: Buffer, format: 'zip' | 'tar.gz'): Promise<string[]> {
  try {
    return (await unpackArchive(archive, format)).files.map(file => file.path)
  } catch (error) {
    if (error instanceof ArchiveFault) return error.issues.map(({ code, path }) => `${code}: ${path}`)
    throw error
  }
}
const file = { name: 'a.py', content: 'print(1)\n' }
const megabyte = 1024 * 1024

describe('an honest archive', () => {
  const texts = [
    { name: 'src/main.py', content: 'import os\nprint(1)\n' },
    { name: 'README.md', content: '# 说明' },
    { name: 'empty.txt', content: '' },
    { name: 'dos.txt', content: 'a\r\nb\r\n' },
    { name: 'logo.png', content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) },
    { name: '旧.txt', content: Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0x0a]) },
  ]
  test.each([
    ['zip' as const, makeZip([{ name: 'src/', mode: 0o040755 }, ...texts], { comment: 'made by hand' })],
    ['tar.gz' as const, makeTarGz([{ name: 'src/', type: '5' }, ...texts])],
  ])('%s is unpacked to the byte', async (format, archive) => {
    const { files, pack } = await unpackArchive(archive, format)
    expect(files.map(({ path, size, encoding, lineCount }) => [path, size, encoding, lineCount])).toEqual([
      ['README.md', 8, 'utf-8', 1],
      ['dos.txt', 6, 'utf-8', 2],
      ['empty.txt', 0, 'utf-8', 0],
      ['logo.png', 7, null, 0],
      ['src/main.py', 19, 'utf-8', 2],
      ['旧.txt', 5, 'gb18030', 1],
    ])
    for (const one of files) {
      const packed = pack.subarray(one.offset, one.offset + one.packedSize)
      expect(await unpackOne(packed, one.size)).toEqual(
        Buffer.from(texts.find(text => text.name === one.path)?.content ?? 'none'),
      )
    }
  })

  test('may come from Windows, from a Mac, or with long names', async () => {
    expect(
      await outcome(
        makeZip([
          { name: 'src\\a.py', content: 'x' },
          { name: '__MACOSX/._a', content: 'x' },
        ]),
        'zip',
      ),
    ).toEqual(['src/a.py'])
    const gbk = Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0x2e, 0x70, 0x79])
    expect(await outcome(makeZip([{ name: gbk, content: 'x', flags: 0 }]), 'zip')).toEqual(['中文.py'])
    const long = `${'folder/'.repeat(14)}${'x'.repeat(90)}.py`
    const byPax = [
      { name: 'PaxHeader', type: 'x', content: paxRecord('path', long) },
      { name: 'short', content: 'x' },
    ]
    const byGnu = [
      { name: '././@LongLink', type: 'L', content: `${long}\0` },
      { name: 'short', content: 'x' },
    ]
    const byPrefix = [
      { name: `${'x'.repeat(90)}.py`, prefix: 'folder/'.repeat(14).slice(0, -1), content: 'x' },
    ]
    for (const entries of [byPax, byGnu, byPrefix])
      expect(await outcome(makeTarGz(entries), 'tar.gz')).toEqual([long])
    expect(
      await outcome(
        makeTarGz([{ name: 'pax_global_header', type: 'g', content: paxRecord('comment', 'x') }, file]),
        'tar.gz',
      ),
    ).toEqual(['a.py'])
  })

  test('without an end mark, as some tools write it, is refused: it may be cut', async () => {
    expect(await outcome(makeTarGz([file], { end: false }), 'tar.gz')).toEqual(['unreadable: '])
  })
})

describe('paths that lead elsewhere', () => {
  const paths: [string, string][] = [
    ['../../etc/cron.d/x', 'outside'],
    ['a/../../x', 'outside'],
    ['..\\..\\x', 'outside'],
    ['data/10:30.csv', 'unportable'],
    ['/etc/passwd', 'absolute'],
    ['C:\\Windows\\x.py', 'absolute'],
    ['\\\\host\\share\\x', 'absolute'],
    ['a\u202epy.exe', 'characters'],
    ['a\nb.py', 'characters'],
    ['x'.repeat(99) + '/' + 'y'.repeat(120), 'path_long'],
    ['node_modules/../../x', 'outside'],
  ]
  test.each(paths)('zip: %j', async (name, code) => {
    const [first] = await outcome(makeZip([file, { name, content: 'x' }]), 'zip')
    expect(first).toMatch(new RegExp(`^${code}: `))
  })
  test.each(paths)('tar: %j', async (name, code) => {
    const entries = [
      file,
      { name: 'p', type: 'x', content: paxRecord('path', name) },
      { name: 'q', content: 'x' },
    ]
    const [first] = await outcome(makeTarGz(entries), 'tar.gz')
    expect(first).toMatch(new RegExp(`^${code}: `))
  })
  test('a NUL in a name of a zip, and what cannot be decoded', async () => {
    expect(await outcome(makeZip([{ name: 'a.py\0.txt', content: 'x' }]), 'zip')).toEqual([
      'characters: a.py\ufffd.txt',
    ])
    const [bad] = await outcome(makeZip([{ name: Buffer.from([0xff, 0xfe]), content: 'x' }]), 'zip')
    expect(bad).toMatch(/^characters: /)
  })
})

describe('what is not a file', () => {
  test.each([
    ['a link', 0o120777, 'link'],
    ['a device', 0o020666, 'special'],
    ['a pipe', 0o010666, 'special'],
    ['a socket', 0o140666, 'special'],
  ])('zip: %s', async (_name, mode, code) =>
    expect(await outcome(makeZip([file, { name: 'x', content: '/etc/passwd', mode }]), 'zip')).toEqual([
      `${code}: x`,
    ]),
  )
  test.each([
    ['a hard link', '1', 'link'],
    ['a symbolic link', '2', 'link'],
    ['a character device', '3', 'special'],
    ['a block device', '4', 'special'],
    ['a pipe', '6', 'special'],
    ['a sparse file', 'S', 'special'],
  ])('tar: %s', async (_name, type, code) =>
    expect(await outcome(makeTarGz([file, { name: 'x', type, link: '/etc/passwd' }]), 'tar.gz')).toEqual([
      `${code}: x`,
    ]),
  )
})

describe('bombs', () => {
  test('a gigabyte in a megabyte is refused before it is unpacked', async () => {
    // Deflate of zeros: about a thousand to one.
    const gigabyte = gzipSync(Buffer.alloc(1024 * megabyte))
    expect(gzipSync(gigabyte).length).toBeLessThan(megabyte)
    const started = process.memoryUsage().rss
    expect(await outcome(gigabyte, 'tar.gz')).toEqual(['total_big: '])
    const tar = gzipSync(
      Buffer.concat([
        makeTar([{ name: 'zeros', claims: { size: 1024 * megabyte } }], { end: false }),
        Buffer.alloc(200 * megabyte),
      ]),
    )
    expect(await outcome(tar, 'tar.gz')).toEqual(['total_big: '])
    expect(process.memoryUsage().rss - started).toBeLessThan(400 * megabyte)
  })

  test('zip: by the size it declares, and by the size it does not', async () => {
    const zeros = Buffer.alloc(20 * megabyte)
    expect(await outcome(makeZip([{ name: 'z', content: zeros }]), 'zip')).toEqual([
      'file_big: z',
      'ratio: z',
      'ratio: ',
    ])
    const liar = makeZip([{ name: 'z', content: zeros, claims: { size: 10 } }])
    expect(await outcome(liar, 'zip')).toEqual(['unreadable: z'])
  })

  test('many files below each limit, together above it', async () => {
    const part = Buffer.from(Array.from({ length: 4 * megabyte }, (_, at) => (at * 2654435761) >>> 24))
    const entries = Array.from({ length: 13 }, (_, at) => ({ name: `f${at}`, content: part, method: 0 }))
    expect(await outcome(makeZip(entries), 'zip')).toEqual(['total_big: '])
  })

  test('files that share their bytes', async () => {
    const first = { name: 'kernel', content: Buffer.alloc(megabyte / 2) }
    const shared = Array.from({ length: 50 }, (_, at) => ({
      ...first,
      name: `kernel${at}`,
      claims: { at: 0, localName: 'kernel' },
    }))
    expect(await outcome(makeZip([first, ...shared]), 'zip')).toEqual(['unreadable: kernel0'])
    const same = shared.map(entry => ({ ...entry, name: 'kernel' }))
    expect(await outcome(makeZip([first, ...same]), 'zip')).toEqual(['unreadable: kernel'])
  })

  test('a hundred thousand entries are refused by their number', async () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ({ name: `f${at}`, method: 0 }))
    expect(await outcome(makeTarGz(many), 'tar.gz')).toEqual(['too_many: '])
    const zip = makeZip(many.slice(0, 60_000), { count: 0xffff })
    expect(await outcome(zip, 'zip')).toEqual(['too_many: '])
    // A number that lies below the truth is not believed either.
    expect(await outcome(makeZip(many.slice(0, 60_000), { count: 1 }), 'zip')).toEqual(['unreadable: '])
    expect(await outcome(makeZip(many.slice(0, limits.entries + 1)), 'zip')).toEqual(['too_many: '])
  })

  test('notes about the next entry without end', async () => {
    const notes = Array.from({ length: 7_000 }, () => ({
      name: 'n',
      type: 'x',
      content: paxRecord('a', 'b'),
    }))
    expect(await outcome(makeTarGz(notes), 'tar.gz')).toEqual(['too_many: '])
  })
})

describe('names that stand twice', () => {
  test.each([
    [['a.py', 'a.py'], 'a.py'],
    [['a.py', './a.py'], './a.py'],
    [['e\u0301.py', '\u00e9.py'], '\u00e9.py'],
    [['a\\b.py', 'a/b.py'], 'a/b.py'],
    [['a', 'a/b.py'], 'a'],
  ])('%j', async (names, path) => {
    const entries = names.map(name => ({ name, content: name }))
    expect(await outcome(makeZip(entries), 'zip')).toEqual([`duplicate: ${path}`])
    expect(await outcome(makeTarGz(entries), 'tar.gz')).toEqual([`duplicate: ${path}`])
  })
})

describe('an archive in the archive', () => {
  const inner = makeZip([file])
  test.each([
    ['by its name', 'more.zip', 'x'],
    ['by its content', 'notes.txt', inner],
    ['gzipped', 'data.csv', gzipSync('x')],
    ['as a tar', 'data.bin', makeTar([file])],
  ])('%s', async (_name, name, content) => {
    for (const [format, make] of [
      ['zip', makeZip],
      ['tar.gz', makeTarGz],
    ] as const)
      expect(await outcome(make([file, { name, content }]), format)).toEqual([`nested: ${name}`])
  })
})

describe('what is no honest zip', () => {
  const whole = makeZip([file])
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'unreadable: '],
    ['a text', Buffer.from('hello, this is not an archive at all'), 'unreadable: '],
    ['cut at the end', whole.subarray(0, -1), 'unreadable: '],
    ['cut in the middle', whole.subarray(0, whole.length / 2), 'unreadable: '],
    ['something before it', makeZip([file], { before: Buffer.from('#!/bin/sh\n'.repeat(5)) }), 'a.py'],
    ['something behind it', makeZip([file], { after: Buffer.from('x') }), 'unreadable: '],
    ['a password', makeZip([{ ...file, flags: 0x801 }]), 'encrypted: a.py'],
    ['another method', makeZip([{ ...file, method: 12 }]), 'unreadable: a.py'],
    ['a wrong checksum', makeZip([{ ...file, claims: { crc: 7 } }]), 'unreadable: a.py'],
    ['another name in its header', makeZip([{ ...file, claims: { localName: 'b.py' } }]), 'unreadable: a.py'],
    ['a place outside', makeZip([file, { name: 'b', claims: { at: 9_999_999 } }]), 'unreadable: b'],
    ['a length beyond', makeZip([{ ...file, claims: { packed: 5_000 } }]), 'unreadable: a.py'],
    ['nothing in it', makeZip([]), 'empty: '],
    ['only what a Mac leaves', makeZip([{ name: '.DS_Store', content: 'x' }]), 'empty: '],
  ])('%s', async (_name, archive, found) => expect(await outcome(archive, 'zip')).toEqual([found]))
})

describe('what is no honest tar', () => {
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'unreadable: '],
    ['a text', gzipSync('hello'), 'unreadable: '],
    ['no gzip', makeTar([file]), 'unreadable: '],
    ['cut', makeTarGz([file]).subarray(0, -12), 'unreadable: '],
    ['a wrong sum', makeTarGz([{ ...file, claims: { sum: 1 } }]), 'unreadable: '],
    ['a size that is none', makeTarGz([{ ...file, claims: { size: 'xxxxxxxxxxx' } }]), 'unreadable: '],
    [
      'a size in binary',
      makeTarGz([{ ...file, claims: { size: '\u0080\0\0\0\u00ff\u00ff' } }]),
      'unreadable: ',
    ],
    ['a longer size than there is', makeTarGz([{ ...file, claims: { size: 9_000 } }]), 'unreadable: '],
    [
      'a negative size by a note',
      makeTarGz([{ name: 'x', type: 'x', content: paxRecord('size', '-5') }, file]),
      'unreadable: ',
    ],
    ['a broken note', makeTarGz([{ name: 'x', type: 'x', content: '999 path=a\n' }, file]), 'unreadable: '],
    ['nothing in it', makeTarGz([]), 'empty: '],
  ])('%s', async (_name, archive, found) => expect(await outcome(archive, 'tar.gz')).toEqual([found]))
})

test('all that is wrong is said at once, and no more than anybody reads', async () => {
  const entries = Array.from({ length: 50 }, (_, at) => ({ name: `../${at}`, content: 'x' }))
  expect(await outcome(makeZip(entries), 'zip')).toHaveLength(20)
})

test('random bytes, and honest archives with a byte changed, end in an answer', async () => {
  const honest = [
    makeZip([file, { name: 'b/c.txt', content: 'x'.repeat(2_000) }]),
    makeTarGz([file, { name: 'b', content: 'y' }]),
  ]
  for (const [at, archive] of honest.entries())
    for (let index = 0; index < archive.length; index += 3) {
      const changed = Buffer.from(archive)
      changed[index] = (changed[index] ?? 0) ^ 0xa5
      expect((await outcome(changed, at === 0 ? 'zip' : 'tar.gz')).length).toBeGreaterThan(0)
    }
})
