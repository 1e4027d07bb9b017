import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localized } from '../../base/web/language.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, 'texts', file), 'utf8').trim()

/** A longer text, which is easier to write and to read as a file of its own. */
export const readText = (name: string): Localized => ({
  zh: read(`${name}.zh.md`),
  en: read(`${name}.en.md`),
})
