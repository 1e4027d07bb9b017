import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Fault } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import { chooseLanguage, localize, type Lang } from '../web/language.ts'

const faultOf: Record<string, Fault> = {
  HPE_HEADER_OVERFLOW: baseFaults.headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: baseFaults.tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: baseFaults.tooSlow,
}

/**
 * Answers what is no request of HTTP, or came too slowly: no route and no hook is reached, so the envelope and the
 * request's number are written here. The reader's language is what can be found of it in the bytes that came.
 */
export function answerUnparsed(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    // Whoever has gone, or is in the midst of an answer, cannot be told.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0)
      return void socket.destroy()
    const fault = faultOf[error.code ?? ''] ?? baseFaults.malformed
    const body = JSON.stringify({
      status: fault.code,
      errno: fault.code,
      message: localize(fault, languageIn(error.rawPacket)),
      issues: [],
    })
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-request-id': randomUUID(),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}\r\n${lines.join('')}\r\n${body}`)
  }
}

function languageIn(packet: unknown): Lang {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  const find = (pattern: RegExp) => pattern.exec(text)?.[1]
  return chooseLanguage(
    find(/^\S+ \S*[?&]lang=([\w-]+)/),
    find(/^cookie:.*?\blang=([\w-]+)/im),
    find(/^accept-language:(.*)/im),
  )
}
