import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const file = resolve(import.meta.dirname, '../../../../.env')

/** Takes the settings of `.env`, as `npm start` does. What the environment says already goes before it. */
export function takeEnvFile(): void {
  if (existsSync(file)) process.loadEnvFile(file)
}
