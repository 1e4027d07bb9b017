import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { formatBytes } from '../../../../base/web/format.ts'
import { Failure, type FoundIssue } from '../../../../base/contract/failure.ts'
import { localizeIssue } from '../../../../base/http/issues.ts'
import type { Services } from '../../../../base/services.ts'
import { portabilityFaults } from '../faults.ts'
import { issueLine } from '../issues.ts'
import { phrases } from '../phrases.en.ts'
import { choicesOf } from '../rules.ts'
import { choices as choicesSchema, type Choices, type Preview } from '../schema.ts'
import { exportToFile, importFromFile } from './operate.ts'

/** Why a file was refused, place by place, as the commands tell it. */
export const refusalLine = (issue: FoundIssue): string =>
  issueLine(phrases.issues, localizeIssue(issue, 'en-US'))

type Say = (line: string) => void
type Its = Pick<Services, 'db' | 'storage' | 'clock'>

/** `leitai export`: what it wrote, in one line. */
export async function runExport(
  services: Its,
  { id, path }: { id: number; path: string },
  say: Say,
): Promise<number> {
  const { counts, size } = await exportToFile(services, { competitionId: id, path: resolve(path) })
  say(
    `${path}: ${formatBytes(size)}; ${counts.rounds} rounds, ${counts.datasets} datasets, ${counts.teams} teams, ${counts.submissions} submissions, ${counts.places} places, ${counts.files} files.`,
  )
  if (counts.leftOut > 0) say(`${counts.leftOut} submissions had no result yet and are not in it.`)
  return 0
}

const options = {
  'title-zh': { type: 'string' },
  'title-en': { type: 'string' },
  zone: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  metric: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
} as const

class OnlyLooked extends Error {}

/** `leitai import`: what becomes of each field, then the draft's number. */
export async function runImport(
  services: Its,
  { path, options: given }: { path: string; options: readonly string[] },
  say: Say,
): Promise<number> {
  const { values } = parseArgs({ args: [...given], options, strict: true })
  const tell = (preview: Preview) => {
    for (const { field, outcome, code, detail } of preview.findings)
      say(`  ${phrases.outcomes[outcome].padEnd(12)} ${field}: ${phrases.findings[code](detail)}`)
  }
  try {
    const { format, preview, competitionId } = await importFromFile(services, {
      path: resolve(path),
      look: preview => {
        say(`${path}: ${preview.titleEn || preview.titleZh}`)
        tell(preview)
        if (values['dry-run']) throw new OnlyLooked()
      },
      choose: preview => chosen(preview, values),
    })
    say(
      `Imported (${phrases.formats[format]}) as draft ${competitionId}: ${preview.titleEn || preview.titleZh}`,
    )
    return 0
  } catch (error) {
    if (error instanceof OnlyLooked) return 0
    throw error
  }
}

type Given = {
  'title-zh'?: string
  'title-en'?: string
  zone?: string
  start?: string
  end?: string
  metric?: string[]
}

function chosen(preview: Preview, given: Given): Choices {
  const own = choicesOf(preview)
  const metrics = new Map((given.metric ?? []).map(text => text.split('=', 2) as [string, string]))
  const time = (text: string | undefined) => {
    const at = text === undefined ? undefined : new Date(text)
    return at && !Number.isNaN(at.getTime()) ? at.toISOString() : text
  }
  const parsed = choicesSchema.safeParse({
    ...own,
    titleZh: given['title-zh'] ?? (own.titleZh || given['title-en'] || ''),
    titleEn: given['title-en'] ?? (own.titleEn || given['title-zh'] || ''),
    zone: given.zone ?? own.zone,
    startAt: time(given.start) ?? own.startAt,
    endAt: time(given.end) ?? own.endAt,
    rounds: own.rounds.map(round => ({ ...round, metricKey: metrics.get(round.key) ?? round.metricKey })),
  })
  if (parsed.success) return parsed.data
  throw new Failure(portabilityFaults.impossible, {
    issues: parsed.error.issues.map(issue => ({ path: issue.path.join('.'), code: issue.code })),
  })
}
