import { Failure } from '../../../../../base/contract/failure.ts'
import type { ByteSource } from '../../../../../base/archive/source.ts'
import { readZipDirectory } from '../../../../../base/archive/zip-directory.ts'
import { portabilityFaults } from '../../faults.ts'
import { archiveLimits, mostAnswerBytes, type ImportFormat } from '../../rules.ts'
import { toCsv } from '../../table-text.ts'
import { bundleOf, openBundle, type Bundle, type BundleFile } from './bundle.ts'
import { readCodabench } from './codabench.ts'
import type { Draft } from './draft.ts'
import { readEvalai } from './evalai.ts'
import { readHuggingface } from './huggingface.ts'
import { readKaggle } from './kaggle.ts'

export type Recognised = { format: ImportFormat; read: (now: Date) => Promise<Draft> }

const isZip = async (source: ByteSource): Promise<boolean> =>
  (await source.read(0, 4)).toString('latin1').startsWith('PK')

/** Which file of others this is, by what is in it and never by its name. `leitai` is read by its own importer. */
export async function recognise(source: ByteSource, name: string): Promise<Recognised> {
  const notOurs = (): never => {
    throw new Error('an archive of ours is read by its own importer')
  }
  const zipped = await isZip(source)
  // Larger than what others pack: it is looked at by its own limits.
  if (zipped && (await readZipDirectory(source, archiveLimits)).some(entry => entry.path === 'manifest.json'))
    return { format: 'leitai', read: notOurs }
  const bundle = zipped ? await openBundle(source) : oneFile(source, name)
  const reading = (read: (now: Date) => Promise<Draft>) => async (now: Date) => {
    try {
      return await read(now)
    } finally {
      await bundle.inspector.end()
    }
  }
  const at = (pattern: RegExp) => [...bundle.files.values()].find(file => pattern.test(file.path))
  const evalai = at(/^challenge_config\.ya?ml$/i)
  if (evalai) return { format: 'evalai', read: reading(() => readEvalai(bundle, evalai)) }
  const codabench = at(/^competition\.ya?ml$/i)
  if (codabench) return { format: 'codabench', read: reading(now => readCodabench(bundle, codabench, now)) }
  const conf = bundle.files.get('conf.json')
  if (conf) return { format: 'huggingface', read: reading(() => readHuggingface(bundle, conf)) }
  const solution = await solutionIn(bundle)
  if (solution) return { format: 'kaggle', read: reading(() => readKaggle(bundle, solution)) }
  throw new Failure(portabilityFaults.unrecognised)
}

/** The table of answers: the one with `Usage`; one that is called solution goes first. */
async function solutionIn(bundle: Bundle): Promise<BundleFile | undefined> {
  const tables = [...bundle.files.values()]
    .filter(file => /\.(csv|tsv)$/i.test(file.path) && file.size <= mostAnswerBytes)
    .toSorted((a, b) => Number(/solution/i.test(b.path)) - Number(/solution/i.test(a.path)))
  for (const table of tables.slice(0, 20)) {
    const read = toCsv(await table.read(mostAnswerBytes), table.path)
    if (read?.hasUsage) return table
  }
  return undefined
}

const oneFile = (source: ByteSource, name: string): Bundle =>
  bundleOf(
    new Map([
      [
        name,
        {
          path: name,
          size: source.size,
          read: async most => {
            if (source.size > most) throw new Failure(portabilityFaults.unrecognised)
            return source.read(0, source.size)
          },
          stream: () => source.stream(0, source.size),
        },
      ],
    ]),
  )
