import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { mayPass } from './client.ts'
import { NetworkFailure, Refused } from './failures.ts'
import { makeProgress, note, type Session } from './session.ts'
import { plain } from './text.ts'

type Wanted = { id: number; name: string; size: number; sha256: string; path: string; isForced: boolean }

/** In a row without a byte between them; each that brings some begins the count again. */
const mostCuts = 5

/**
 * Downloads one file. Its bytes gather beside it in a file that is named by its content, where another run finds them;
 * under its own name it stands only when all of it is there and has the right SHA-256.
 */
export async function saveFile(session: Session, wanted: Wanted): Promise<'saved' | 'there'> {
  const { words } = session
  const { path, sha256, size } = wanted
  const name = plain(wanted.name)
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Refused(words.refused.unsafeHash(name))
  const present = await lstat(path).catch(() => undefined)
  if (present && !present.isFile()) throw new Refused(words.refused.isOther(plain(path)))
  if (present?.size === size && (await hashOf(path)) === sha256) return 'there'
  if (present && !wanted.isForced) throw new Refused(words.refused.exists(plain(path)))

  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${sha256.slice(0, 8)}.part`
  const begun = await lstat(part).catch(() => undefined)
  if (begun && !begun.isFile()) throw new Refused(words.refused.isOther(plain(part)))
  const progress = makeProgress(name, size)
  try {
    await gather(session, wanted, part, progress.tell)
  } finally {
    progress.end()
  }
  if ((await hashOf(part)) !== sha256) {
    await rm(part)
    throw new NetworkFailure(words.network.corrupt(name))
  }
  const handle = await open(part, 'r+')
  await handle.sync().finally(() => handle.close())
  await rename(part, path)
  return 'saved'
}

/** Until all of it is there, resumed after every cut. */
async function gather(session: Session, wanted: Wanted, part: string, tell: (done: number) => void) {
  const { words } = session
  const name = plain(wanted.name)
  for (let cuts = 0; ;) {
    const had = await sizeOf(part)
    if (had !== undefined && had === wanted.size) return
    try {
      await fetchRest(session, wanted, part, had !== undefined && had < wanted.size ? had : 0, tell)
      return
    } catch (error) {
      if (!mayPass(error)) throw error
      const isFurther = ((await sizeOf(part)) ?? 0) > (had ?? 0)
      cuts = isFurther ? 1 : cuts + 1
      if (cuts >= mostCuts)
        throw error instanceof NetworkFailure
          ? new NetworkFailure(`${error.message}\n${words.network.cut(name)}`)
          : error
      note(words.download.again(name))
      await pause(200 * 2 ** cuts)
    }
  }
}

async function fetchRest(
  { client, words }: Session,
  { id, name, size, sha256 }: Wanted,
  part: string,
  from: number,
  tell: (done: number) => void,
): Promise<void> {
  const response = await client.fetch(`/api/datasets/files/${id}`, {
    headers: {
      // As it is, so that bytes can be counted.
      'accept-encoding': 'identity',
      ...(from > 0 ? { range: `bytes=${from}-`, 'if-range': `"${sha256}"` } : {}),
    },
  })
  if (!response.ok) throw await client.refusalOf(response)
  const isRest =
    response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${from}-`) === true
  let done = isRest ? from : 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      done += chunk.length
      if (done > size) return next(new Refused(words.refused.tooLong(plain(name))))
      tell(done)
      next(null, chunk)
    },
  })
  const source = response.body
    ? Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([])
  try {
    await pipeline(source, counted, createWriteStream(part, { flags: isRest ? 'a' : 'w' }))
  } catch (error) {
    if (error instanceof Refused) throw error
    const { message, syscall = '' } = error as NodeJS.ErrnoException
    // A line that is cut is worth another try, a disk that is full is not.
    throw /^(open|write)/.test(syscall)
      ? new Refused(words.refused.cannotWrite(plain(message)))
      : new NetworkFailure(words.network.unreachable(client.site, plain(message)))
  }
  if (done < size) throw new NetworkFailure(words.network.cut(plain(name)))
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await lstat(path).catch(() => undefined))?.size

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
