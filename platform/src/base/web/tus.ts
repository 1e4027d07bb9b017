import type { DetailedError } from 'tus-js-client'
import { openEnvelope } from './browser-api.ts'
import { NetworkError } from './network-error.ts'

/** How every upload here is sent. */
export const tusOptions = {
  /** A request of a bounded size passes proxies, and loses little when it breaks off. */
  chunkSize: 64 * 1024 * 1024,
  retryDelays: [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000],
  storeFingerprintForResuming: false,
}

/** What tells a file from another of its name, also after a reload. */
export const fingerprintOf = (file: File): string => `${file.size}-${file.lastModified}`

/** What came instead of success: 0 where the line was cut. */
export function answerOf(error: Error | DetailedError): { status: number; text: string } {
  const response = 'originalResponse' in error ? error.originalResponse : null
  return { status: response?.getStatus() ?? 0, text: response?.getBody() ?? '' }
}

/** Whether another try may do better: the line, another writer, a server that is away. A full disk stays full. */
export const mayPass = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || (status >= 500 && status !== 507)

type Sending = {
  file: File
  url: string
  headers: Record<string, string>
  /** How much of it has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** The line was cut, and it goes on in a moment. */
  onLost: () => void
}

/** Sends what is still missing of a file, resumed after every cut. Refusals are those of calls. */
export async function sendByTus({ file, url, headers, onProgress, onLost }: Sending): Promise<void> {
  // Loaded by those who upload.
  const { Upload } = await import('tus-js-client')
  await new Promise<void>((done, failed) => {
    new Upload(file, {
      ...tusOptions,
      uploadUrl: url,
      headers,
      onProgress: sent => onProgress(sent / file.size),
      onShouldRetry: error => {
        const { status } = answerOf(error)
        if (status === 0) onLost()
        return mayPass(status)
      },
      onSuccess: () => done(),
      onError: error => {
        const answer = answerOf(error)
        try {
          openEnvelope(answer)
          failed(new NetworkError(answer.status))
        } catch (refusal) {
          failed(refusal as Error)
        }
      },
    }).start()
  })
}
