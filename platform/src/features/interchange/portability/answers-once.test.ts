import { expect, test } from 'vitest'
import { answersCsv } from '../../../../test/bundles/bundle.ts'
import { codabenchZip } from '../../../../test/bundles/codabench.ts'
import { importing } from '../../../../test/imports.ts'
import { bytesOf } from '../../../base/archive/source.ts'
import { answersOf } from './server/readers/answers.ts'
import { filesAt, openBundle } from './server/readers/bundle.ts'
import { Report } from './server/readers/fields.ts'
import { mostRounds } from './rules.ts'

const { upload } = importing()
const open = () => openBundle(bytesOf(codabenchZip()))

test('rounds that share their answers, also in an archive, have them inspected once', async () => {
  const bundle = await open()
  const { inspector } = bundle
  let inspected = 0
  bundle.inspector = {
    ...inspector,
    inspect: asked => {
      inspected += 1
      return inspector.inspect(asked)
    },
  }
  try {
    const rounds = []
    for (const field of ['phases[0]', 'phases[1]']) {
      const [file] = await filesAt(bundle, 'final_reference.zip')
      rounds.push(file && (await answersOf(file, { bundle, report: new Report(), field })))
    }
    expect(rounds.map(answers => answers?.facts.rows)).toEqual([8, 8])
    expect(inspected).toBe(1)
  } finally {
    await inspector.end()
  }
})

test('an import reads no more answers than it has room for, and names those that it did not', async () => {
  const bundle = await open()
  bundle.room.answers = answersCsv(4).length
  const report = new Report()
  const read = async (path: string) => {
    const [file] = await filesAt(bundle, path)
    return file && answersOf(file, { bundle, report, field: path })
  }
  try {
    expect(await read('dev_phase/reference_data')).not.toBeNull()
    expect(await read('final_reference.zip')).toBeNull()
    expect(report.findings.filter(one => one.code === 'answers_large')).toHaveLength(1)
  } finally {
    await bundle.inspector.end()
  }
})

test('a file of more rounds than can be chosen from is refused before any answers are read', async () => {
  const phases = Array.from(
    { length: mostRounds + 1 },
    (_, index) => `  - index: ${index}\n    name: P${index}\n    start: 2027-01-01\n    tasks: [0]\n`,
  )
  const config = (text: string) =>
    text.replace(/phases:\n[\s\S]*?leaderboards:/, `phases:\n${phases.join('')}leaderboards:`)
  expect(await upload(codabenchZip({ config }))).toMatchObject({ errno: 'e40053' })
})
