import { pino, type Logger } from 'pino'

export type Log = Logger

/** One JSON line an event. What could hold a secret or a person's data is cut out by name, at any depth we log at. */
export function makeLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    base: { pid: process.pid },
    redact: {
      paths: ['authorization', 'cookie', 'password', 'token', 'code', 'idNumber', 'email', 'phone'].flatMap(
        key => [key, `*.${key}`, `*.*.${key}`],
      ),
      censor: '[cut]',
    },
  })
}
