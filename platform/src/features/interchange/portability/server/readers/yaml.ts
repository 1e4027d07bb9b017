import { Failure } from '../../../../../base/contract/failure.ts'
import { parseJson } from '../../../../../base/contract/parse-json.ts'
import { portabilityFaults } from '../../faults.ts'
import type { ImportIssueCode } from '../../issues.ts'
import { mostTextBytes } from '../../rules.ts'
import type { BundleFile } from './bundle.ts'

/** Leaderboards of CodaLab repeat one anchor a column; a bomb needs far more. */
const mostAliases = 300

const unreadable = (path: string, code: ImportIssueCode, message?: string) =>
  new Failure(portabilityFaults.unreadable, {
    issues: [{ path, code, ...(message === undefined ? {} : { message: message.slice(0, 300) }) }],
  })

/**
 * A configuration in YAML 1.2, times left as they are written. Tags make nothing, aliases are few, and what is nested
 * beyond reason is refused.
 */
export async function readYaml(file: BundleFile): Promise<Record<string, unknown>> {
  const text = await readText(file)
  // Loaded by those who import something.
  const { parse } = await import('yaml')
  let value: unknown
  try {
    value = parse(text, {
      schema: 'core',
      merge: true,
      uniqueKeys: false,
      maxAliasCount: mostAliases,
      // Silence would swallow errors too.
      logLevel: 'error',
    })
  } catch (error) {
    throw unreadable(file.path, 'yaml', (error as Error).message.split('\n')[0])
  }
  return asRecord(file.path, value)
}

export async function readJson(file: BundleFile): Promise<Record<string, unknown>> {
  let value: unknown
  try {
    // Examples in the other's own guide lack a comma or have one too many.
    value = parseJson((await readText(file)).replace(/,(\s*[}\]])/g, '$1'))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw unreadable(file.path, 'json', (error as Error).message)
  }
  return asRecord(file.path, value)
}

async function readText(file: BundleFile): Promise<string> {
  if (file.size > mostTextBytes) throw unreadable(file.path, 'too_big')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.read(mostTextBytes))
  } catch (error) {
    if (error instanceof TypeError) throw unreadable(file.path, 'encoding')
    throw error
  }
}

function asRecord(path: string, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw unreadable(path, 'no_mapping')
  return value
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
