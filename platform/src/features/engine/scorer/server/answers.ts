import { constants } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startChild, type Child } from '../../../../base/sandbox/child.ts'
import type { FileDescription, FileIssue } from '../file-rules.ts'
import type { AnswerFacts } from '../answer-rules.ts'
import type { Division } from './inspect/divide.ts'
import type { InspectAnswer, InspectRequest } from './inspect/inspect.ts'
import type { SampleKind } from './inspect/sample.ts'

export type Inspected =
  | { ok: true; facts: AnswerFacts; issues: FileIssue[] }
  | { ok: false; issues: FileIssue[] }

type Ask = Pick<InspectRequest, 'path' | 'file' | 'mode' | 'metric'> & { signal?: AbortSignal | undefined }
const limits = { memoryMb: 500, timeoutMs: 120_000 }

/** Reads answers in a process of its own, as locked down as the scorer's: what they hold, and all that is wrong with them. */
export const inspectAnswers = (ask: Ask): Promise<Inspected> => inChild(ask, {}, async answer => answer)

export type Inspector = { inspect(ask: Ask): Promise<Inspected>; end(): Promise<void> }

/** Inspects answers of one owner, one file after the other, in a process that starts with the first of them. */
export function openInspector(): Inspector {
  let child: InspectChild | undefined
  return {
    async inspect(ask) {
      if (!child?.isAlive()) {
        await child?.end()
        child = await startInspecting()
      }
      return inspectIn(child, ask, {}, async answer => answer)
    },
    end: async () => child?.end(),
  }
}

/**
 * The same of answers for a split round. Sound ones without `Usage` are divided; `keep` is given the file that results,
 * which is gone afterwards.
 */
export const divideAnswers = (
  { divide, ...ask }: Omit<Ask, 'mode'> & { divide: Division },
  keep: (path: string) => Promise<void>,
): Promise<Inspected> =>
  inChild({ ...ask, mode: 'split' }, { divide }, async (answer, made) => {
    if (made) await keep(made)
    return answer
  })

/** A file like a submission's, made from answers; of wrong ones what is wrong with them. */
export const sampleOf = ({
  kind,
  ...ask
}: Ask & { file: FileDescription; kind: SampleKind }): Promise<
  { ok: true; content: Buffer } | { ok: false; issues: FileIssue[] }
> =>
  inChild(ask, { sample: kind }, async (answer, made) => {
    if (!made) return { ok: false, issues: answer.issues }
    return { ok: true, content: await readFile(made) }
  })

type InspectChild = Child<InspectRequest, InspectAnswer>
type Use<T> = (answer: Inspected, made: string | undefined) => Promise<T>

const startInspecting = (): Promise<InspectChild> =>
  startChild(join(import.meta.dirname, 'inspect/inspect-child.ts'))

async function inChild<T>(
  ask: Ask,
  more: Pick<InspectRequest, 'sample' | 'divide'>,
  use: Use<T>,
): Promise<T> {
  const child = await startInspecting()
  try {
    return await inspectIn(child, ask, more, use)
  } finally {
    await child.end()
  }
}

async function inspectIn<T>(
  child: InspectChild,
  { path, signal, ...ask }: Ask,
  more: Pick<InspectRequest, 'sample' | 'divide'>,
  use: Use<T>,
): Promise<T> {
  // A copy, which the disk shares where it can: whatever runs in there, the stored file stays as it is.
  const own = join(child.folder, 'answers.csv')
  await copyFile(path, own, constants.COPYFILE_FICLONE)
  const ran = await child.run({ ...ask, path: own, folder: child.folder, ...more }, limits, signal)
  if (ran.how !== 'answered') throw new Error(`answers could not be read: ${ran.how}`)
  const { answer } = ran
  if (!answer.ok && answer.crashed !== undefined)
    throw new Error(`answers could not be read: ${answer.crashed}`)
  return use(answer, answer.ok ? answer.madePath : undefined)
}
