import type { Upload as TusUpload } from 'tus-js-client'
import type { Answer } from '../../../../../base/contract/call.ts'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { answerOf, fingerprintOf, mayPass, tusOptions } from '../../../../../base/web/tus.ts'
import type { SiteCalls } from '../../../../../calls.ts'

type Started = Answer<SiteCalls['POST /api/datasets/{id}/uploads']>['upload']

export type Item = {
  key: string
  name: string
  size: number
  sent: number
  /** offline: it goes on by itself. done: all bytes are there. */
  state: 'waiting' | 'sending' | 'offline' | 'paused' | 'done' | 'failed'
  message: string | null
}

type Wired = {
  start(file: { name: string; size: number; fingerprint: string }): Promise<Started>
  cancel(id: string): Promise<unknown>
  /** Who the page believes to be, as every call says. */
  headers(): Record<string, string>
  /** Something arrived, failed or was given up: what the server knows has changed. */
  onChange(): Promise<void>
}

const atOnce = 3
type Own = { item: Item; file: File; id?: string; tus?: TusUpload; giveUp: boolean }

/** Sends files one after another, a few at once, resumed after every cut. Lives beside the page, which reads snapshots of it. */
export class UploadQueue {
  readonly #wired: Wired
  readonly #listeners = new Set<() => void>()
  #own: Own[] = []
  #items: readonly Item[] = []

  constructor(wired: Wired) {
    this.#wired = wired
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly snapshot = (): readonly Item[] => this.#items

  add(files: readonly { file: File; name: string }[]): void {
    for (const { file, name } of files) {
      // Chosen again: what is sent already goes on.
      const known = this.#own.find(own => own.item.name === name)
      if (known && known.item.state !== 'failed' && known.item.state !== 'done') {
        if (known.item.state !== 'sending') this.resume(known.item.key)
        continue
      }
      if (known) this.#own = this.#own.filter(own => own !== known)
      const item: Item = {
        key: crypto.randomUUID(),
        name,
        size: file.size,
        sent: 0,
        state: 'waiting',
        message: null,
      }
      this.#own.push({ item, file, giveUp: false })
    }
    this.#tell()
    this.#next()
  }

  pause(key: string): void {
    const own = this.#find(key)
    if (!own) return
    void own.tus?.abort()
    this.#set(own, { state: 'paused' })
    this.#next()
  }

  resume(key: string): void {
    const own = this.#find(key)
    if (!own) return
    this.#set(own, { state: 'waiting', message: null })
    this.#next()
  }

  async cancel(key: string): Promise<void> {
    const own = this.#find(key)
    if (!own) return
    own.giveUp = true
    await own.tus?.abort()
    this.#drop(own)
    // It may have arrived or expired in between: then there is nothing left to give up.
    if (own.id) await this.#wired.cancel(own.id).catch(() => undefined)
    void this.#changed()
    this.#next()
  }

  /** When the page goes away: what was sent stays there to be resumed. */
  stop(): void {
    for (const own of this.#own) void own.tus?.abort()
  }

  #next(): void {
    const busy = this.#own.filter(own => own.item.state === 'sending' || own.item.state === 'offline').length
    for (const own of this.#own.filter(one => one.item.state === 'waiting').slice(0, atOnce - busy)) {
      this.#set(own, { state: 'sending' })
      void this.#send(own)
    }
  }

  async #send(own: Own): Promise<void> {
    try {
      const { file, item } = own
      const started = await this.#wired.start({
        name: item.name,
        size: item.size,
        fingerprint: fingerprintOf(file),
      })
      own.id = started.id
      if (own.giveUp) return void (await this.#wired.cancel(started.id))
      if (own.item.state !== 'sending') return
      own.tus ??= await this.#makeTus(own, started.url)
      if (own.item.state === 'sending') own.tus.start()
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal) this.#fail(own, refusal.message)
      else this.#wait(own)
    }
  }

  async #makeTus(own: Own, url: string): Promise<TusUpload> {
    // Loaded by those who upload.
    const tus = await import('tus-js-client')
    return new tus.Upload(own.file, {
      ...tusOptions,
      uploadUrl: url,
      headers: this.#wired.headers(),
      onProgress: sent => this.#set(own, { sent, state: own.item.state === 'paused' ? 'paused' : 'sending' }),
      onShouldRetry: error => {
        const { status } = answerOf(error)
        // After the last try it stays `offline`, and goes on when the browser says that it is online.
        if (own.item.state === 'sending' && status === 0) this.#set(own, { state: 'offline' })
        return mayPass(status)
      },
      onError: error => {
        const { status, text } = answerOf(error)
        if (status === 0) this.#wait(own)
        else this.#fail(own, messageIn(text) ?? `HTTP ${status}`)
      },
      onSuccess: () => {
        this.#set(own, { state: 'done', sent: own.item.size })
        void this.#changed()
        this.#next()
      },
    })
  }

  /** What has arrived is left to the server to tell of, once the page has heard of it. */
  async #changed(): Promise<void> {
    await this.#wired.onChange()
    this.#own = this.#own.filter(own => own.item.state !== 'done')
    this.#tell()
  }

  /** Without a connection: again when there is one. */
  #wait(own: Own): void {
    if (own.item.state === 'paused') return
    this.#set(own, { state: 'offline' })
    addEventListener(
      'online',
      () => {
        if (own.item.state === 'offline') this.resume(own.item.key)
      },
      { once: true },
    )
  }

  #fail(own: Own, message: string): void {
    this.#set(own, { state: 'failed', message })
    void this.#changed()
    this.#next()
  }

  #find(key: string): Own | undefined {
    return this.#own.find(own => own.item.key === key)
  }

  #drop(own: Own): void {
    this.#own = this.#own.filter(one => one !== own)
    this.#tell()
  }

  #set(own: Own, change: Partial<Item>): void {
    own.item = { ...own.item, ...change }
    this.#tell()
  }

  #tell(): void {
    this.#items = this.#own.map(own => own.item)
    for (const listener of this.#listeners) listener()
  }
}

/** The sentence of our envelope, where the answer is one. */
function messageIn(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { message?: string }).message
  } catch {
    return undefined
  }
}
