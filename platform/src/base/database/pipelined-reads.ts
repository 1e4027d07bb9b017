import { EventEmitter } from 'node:events'
import pg from 'pg'
import { connectionOf } from './connection-of.ts'

/** Statements that stand on one connection at a time: more would wait longer than a connection of their own costs. */
const mostInFlight = 32
/** What runs longer than this, in ms, holds up no more than stands behind it already. */
const slow = 50

type Line = {
  client: pg.Client
  connected: Promise<unknown>
  isConnected: boolean
  inFlight: number
  /** When the statement that runs now began to. */
  since: number
}

/**
 * Reads of many requests on few connections, each sent without waiting for the one before it: what is asked in one turn
 * of the event loop goes out in one write and wakes one process of the database. One connection for each of them cost
 * more than the reads themselves.
 */
export class PipelinedReads extends EventEmitter<{ connect: [pg.Client] }> {
  readonly #lines = new Map<number, Line>()
  readonly #config: pg.ClientConfig
  readonly #size: number
  readonly #elapsed: () => number

  constructor(config: pg.ClientConfig, size: number, elapsed = () => performance.now()) {
    super()
    this.#config = config
    this.#size = size
    this.#elapsed = elapsed
  }

  /** What the database answers, or undefined where all lines are held up: the statement then needs a connection of its own. */
  query(text: string, values: unknown[]): Promise<pg.QueryResult> | undefined {
    const line = this.#pick()
    return line && this.#send(line, text, values)
  }

  async end(): Promise<void> {
    const lines = [...this.#lines.values()]
    this.#lines.clear()
    await Promise.all(lines.map(line => line.connected.then(() => line.client.end()).catch(() => undefined)))
  }

  /** The first that is free enough, so that statements stand together rather than spread. */
  #pick(): Line | undefined {
    const now = this.#elapsed()
    for (let index = 0; index < this.#size; index++) {
      const line = this.#lines.get(index) ?? this.#open(index)
      if (line.inFlight === 0 || (line.inFlight < mostInFlight && now - line.since < slow)) return line
    }
    return undefined
  }

  #open(index: number): Line {
    const client = new pg.Client({ ...this.#config, pipeline: true })
    const line: Line = { client, isConnected: false, inFlight: 0, since: 0, connected: client.connect() }
    const close = () => this.#lines.get(index) === line && this.#lines.delete(index)
    client.on('error', close)
    client.on('end', close)
    line.connected.then(() => (line.isConnected = true), close)
    this.#lines.set(index, line)
    this.emit('connect', client)
    return line
  }

  async #send(line: Line, text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (line.inFlight++ === 0) line.since = this.#elapsed()
    try {
      if (!line.isConnected) await line.connected
      gather(line.client)
      return await line.client.query(text, values)
    } finally {
      line.inFlight -= 1
      line.since = this.#elapsed()
    }
  }
}

const gathering = new WeakSet<pg.Client>()

/** Holds back what is written to this connection until the end of this turn, and then writes it at once. */
function gather(client: pg.Client): void {
  if (gathering.has(client)) return
  const { stream } = connectionOf(client)
  gathering.add(client)
  stream.cork()
  setImmediate(() => {
    gathering.delete(client)
    stream.uncork()
  })
}
