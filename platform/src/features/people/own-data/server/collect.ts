import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { pictureAt } from '../../../../base/pictures/picture-at.ts'
import type { Services } from '../../../../base/services.ts'
import { keyOf } from '../../../../base/storage/storage.ts'
import { ownAccount } from '../../identity/server/public.ts'
import { pagesOf, type OwnFile, type Page } from './own-rows.ts'
import { personalColumns } from './personal-columns.ts'
import type { OwnEntry } from './tables.ts'

type Reads = Pick<Services, 'db' | 'storage'>
type Ask = {
  userId: number
  signal: AbortSignal
  /** Told where the documents will be, before they are there. */
  onKey: (key: string) => Promise<void>
}

const mostBytes = 4 * 1024 ** 3

const readMe = `本压缩包是平台保存的与你有关的全部数据：account.json 是账号，其余每个 JSON 文件是一类记录；files/ 里是头像、主页横幅、
你提交的文件和你的数据集的文件。登录用的密码、邮箱和手机号由登录站点保存；实名认证的号码和照片加密保存，只供审核人员查看，不在这里。

This archive holds what the platform keeps about you: account.json is the account, each other JSON file one kind of
record, and files/ has your picture and banner, the files you handed in and those of your datasets. The sign-on site keeps
your password, e-mail and phone. The number and photos of a certification are kept encrypted: they are for certifiers
alone, and they are not in here.
`

/**
 * Puts all that is kept about somebody into the storage, as one file of documents, and answers what the archive is laid out of. Each
 * kind of record is read page by page as it stands at one moment, but not all at the same: none of them needs another, and
 * one moment for all would hold up the database's vacuum for as long as files are read.
 */
export async function collect({ db, storage }: Reads, { userId, signal, onKey }: Ask): Promise<OwnEntry[]> {
  const documents: OwnEntry[] = []
  const files: OwnFile[] = []

  /** A document with its size and checksum, which an archive that is laid out before it is sent has to know. */
  async function* document(name: string, pieces: AsyncIterable<Buffer | string> | Iterable<Buffer | string>) {
    let [size, sum] = [0, 0]
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      size += bytes.length
      sum = crc32(bytes, sum)
      yield bytes
    }
    documents.push({ name, size, crc32: sum, sha256: null })
  }

  async function* all() {
    const account = await ownAccount(db, userId)
    yield* document('README.txt', [readMe])
    yield* document('account.json', [`${JSON.stringify(account, null, 2)}\n`])
    // Among the documents: another picture takes this one's file away.
    for (const [name, address] of [
      ['avatar', account.avatar],
      ['banner', account.user_banner],
    ] as const) {
      const picture = address === null ? undefined : await pictureAt(db, address)
      if (picture)
        yield* document(
          `files/${name}.${picture.media_type.replace(/^image\/|\+xml$/g, '')}`,
          await storage.read(picture.storage_key),
        )
    }
    for (const kept of personalColumns()) {
      signal.throwIfAborted()
      if (kept.gives.length === 0) continue
      const pages = pagesOf(db, kept, userId)
      try {
        const first = await pages.next()
        if (!first.done) yield* document(`${kept.table}.${kept.column}.json`, list(first.value, pages))
      } finally {
        // Also where whoever takes the bytes stops.
        await pages.return(undefined)
      }
    }
  }

  async function* list(first: Page, rest: AsyncGenerator<Page>) {
    let before = '['
    const rows = function* (page: Page) {
      for (const row of page.rows) {
        yield `${before}\n  ${JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')}`
        before = ','
      }
      files.push(...page.files)
    }
    yield* rows(first)
    for await (const page of rest) yield* rows(page)
    yield '\n]\n'
  }

  await storage.put(Readable.from(all(), { objectMode: false }), {
    maxBytes: mostBytes,
    onKey,
  })
  const entries = [...documents]
  for (const file of files) {
    signal.throwIfAborted()
    entries.push({
      name: file.name,
      size: file.size,
      crc32: file.crc32 ?? (await checksumOf(storage, file.sha256)),
      sha256: file.sha256,
    })
  }
  return entries
}

async function checksumOf(storage: Reads['storage'], sha256: string): Promise<number> {
  let sum = 0
  for await (const piece of await storage.read(keyOf(sha256))) sum = crc32(piece as Buffer, sum)
  return sum
}
