import { randomUUID } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../../platform/src/base/contract/call.ts'
import { ApiError } from '../../platform/src/base/contract/client.ts'
import type { SiteCalls } from '../../platform/src/calls.ts'
import type { submissionFaults } from '../../platform/src/features/scoring/submissions/faults.ts'
import { mayPass } from './client.ts'
import { NetworkFailure, UsageError } from './failures.ts'
import { hashOf } from './save-file.ts'
import { makeProgress, note, type Session } from './session.ts'
import { plain } from './text.ts'
import { findUnanswered, forgetUnanswered, keepUnanswered, nameOf } from './unanswered.ts'

/** From here on a file goes in pieces, as on the page (`use-send-result.ts`). */
const resumableFrom = 16 * 1024 * 1024
/** What a cut may cost. */
const pieceSize = 8 * 1024 * 1024
const mostCuts = 8

const uploadGone: (typeof submissionFaults.uploadNotFound)['code'] = 'e40443'

export type Result = {
  competitionId: number
  roundId: number
  leaderboard: string
  message: string
  path: string
}
type File = { path: string; name: string; size: number; sha256: string }
type Sent = Answer<SiteCalls['POST /api/competitions/{id}/uploads']>

/** Submits a file: whole, or a large one in pieces that are submitted when all of them are there. */
export async function sendResult(session: Session, result: Result): Promise<Sent> {
  const file = await fileAt(session, result.path)
  const { competitionId, roundId, leaderboard, message } = result
  const { site, token } = session
  const mark = nameOf([
    site,
    token?.value,
    competitionId,
    roundId,
    leaderboard,
    message,
    file.name,
    file.sha256,
  ])
  // What was sent and not answered may be a submission already: it keeps its key, and counts once.
  const before = findUnanswered(mark)
  try {
    return await submit(session, result, file, mark, before)
  } catch (error) {
    const wasGone = error instanceof ApiError && error.errno === uploadGone && before?.upload !== undefined
    if (!wasGone) throw error
    return submit(session, result, file, mark, undefined)
  }
}

async function submit(
  session: Session,
  { competitionId, roundId, leaderboard, message }: Result,
  file: File,
  mark: string,
  before: { key: string; upload?: string } | undefined,
): Promise<Sent> {
  const key = before?.key ?? randomUUID()
  const isLarge = file.size >= resumableFrom
  const upload = isLarge
    ? (before?.upload ?? (await sendPieces(session, competitionId, roundId, file)))
    : undefined
  keepUnanswered(mark, { key, ...(upload ? { upload } : {}) })
  const form = new FormData()
  // Files last: the site decides by the other fields what it takes.
  form.set('schedule_id', String(roundId))
  form.set('subRank', leaderboard)
  form.set('note', message)
  if (upload) form.set('upload', upload)
  else form.set('file', new Blob([await readFile(file.path)]), file.name)
  try {
    const sent = await session.client.sendForm<Sent>(`/api/competitions/${competitionId}/uploads`, form, key)
    forgetUnanswered(mark)
    return sent
  } catch (error) {
    if (!mayPass(error)) forgetUnanswered(mark)
    throw error
  }
}

async function fileAt({ words }: Session, path: string): Promise<File> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new UsageError(words.usage.noFile(plain(path)))
  if (found.size === 0) throw new UsageError(words.usage.emptyFile(plain(path)))
  const sha256 = await hashOf(path).catch(() => {
    throw new UsageError(words.usage.noFile(plain(path)))
  })
  return { path, name: basename(path), size: found.size, sha256 }
}

/** By tus 1.0.0; what arrived in an earlier run is not sent again. */
async function sendPieces(
  { client, words }: Session,
  competitionId: number,
  roundId: number,
  file: File,
): Promise<string> {
  const { path, name, size, sha256 } = file
  const { upload } = await client.api('POST /api/competitions/{id}/uploads/resumable', {
    params: { id: competitionId },
    body: { schedule_id: roundId, name, size, fingerprint: sha256 },
  })
  const progress = makeProgress(plain(name), size)
  const handle = await open(path)
  try {
    let offset = upload.received
    for (let cuts = 0; offset < size;) {
      progress.tell(offset)
      try {
        // After a failure, and of an upload that others may have gone on with, the site says how much is there.
        if (cuts > 0) offset = await offsetAt(upload.url)
        if (offset >= size) break
        const piece = Buffer.alloc(Math.min(pieceSize, size - offset))
        const { bytesRead } = await handle.read(piece, 0, piece.length, offset)
        offset = await patch(upload.url, offset, piece.subarray(0, bytesRead))
        cuts = 0
      } catch (error) {
        if (!mayPass(error)) throw error
        cuts += 1
        if (cuts >= mostCuts)
          throw new NetworkFailure(`${(error as Error).message}\n${words.network.upload(plain(path))}`)
        note(words.submit.again)
        await pause(200 * 2 ** cuts)
      }
    }
  } finally {
    progress.end()
    await handle.close()
  }
  return upload.id

  async function offsetAt(url: string): Promise<number> {
    return offsetOf(await client.fetch(url, { method: 'HEAD', headers: tus }))
  }
  async function patch(url: string, from: number, body: Buffer<ArrayBuffer>): Promise<number> {
    const headers = {
      ...tus,
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
    }
    return offsetOf(await client.fetch(url, { method: 'PATCH', headers, body }))
  }
  async function offsetOf(response: Response): Promise<number> {
    const offset = Number(response.headers.get('upload-offset') ?? Number.NaN)
    if (response.ok && Number.isInteger(offset)) {
      await response.arrayBuffer()
      return offset
    }
    // Another request still writes, or has written meanwhile: what is there is asked again.
    if (response.status === 409 || response.status === 423)
      throw new NetworkFailure(words.network.strange(response.status))
    throw await client.refusalOf(response)
  }
}

const tus = { 'tus-resumable': '1.0.0' }
