import { unzipSync } from 'fflate'
import { portabilityJobs } from '../src/features/interchange/portability/server/jobs.ts'
import { makeZip } from './archives.ts'
import { ask } from './ask.ts'
import type { TestUser } from './factories.ts'
import { hash, upload } from './portable.ts'
import { workOff } from './queue.ts'
import type { World } from './world.ts'

export type Files = Record<string, Buffer>

export const filesOf = (archive: Buffer): Files =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes)]))

/** An archive with some of its files changed; the manifest says what is there, unless it is told otherwise. */
export function changedArchive(
  archive: Buffer,
  change: (files: Files) => void,
  manifest: (value: never) => unknown = value => value,
): Buffer {
  const files = filesOf(archive)
  change(files)
  const own = JSON.parse(String(files['manifest.json']))
  own.files = Object.entries(files)
    .filter(([name]) => name !== 'manifest.json')
    .map(([path, content]) => ({ path, size: content.length, sha256: hash(content) }))
  files['manifest.json'] = Buffer.from(JSON.stringify(manifest(own as never)))
  return makeZip(Object.entries(files).map(([name, content]) => ({ name, content })))
}

export const editLines = (name: string, edit: (row: never) => unknown) => (files: Files) => {
  const rows = String(files[name]).trim().split('\n').filter(Boolean)
  files[name] = Buffer.from(rows.map(row => `${JSON.stringify(edit(JSON.parse(row) as never))}\n`).join(''))
}
export const edit = (name: string, change: (document: never) => unknown) => (files: Files) => {
  files[name] = Buffer.from(JSON.stringify(change(JSON.parse(String(files[name])) as never)))
}

/** What became of an archive: refused at once, or imported by the job, with the places that were wrong. */
export async function importOutcome(world: World, bytes: Buffer, admin: TestUser) {
  const pathsOf = (issues: { path: string }[]) => issues.map(({ path }) => path)
  const preview = await upload(world, bytes, admin)
  if (preview.status !== 'e200')
    return { at: 'preview', code: preview.errno as string, paths: pathsOf(preview.issues) }
  await ask(world, `POST /api/admin/imports/${preview.data.id}/confirmation`, {
    as: admin,
    body: { choices: null },
  })
  await workOff(world, portabilityJobs)
  const { data } = await ask(world, `GET /api/admin/imports/${preview.data.id}`, { as: admin })
  return data.state === 'done'
    ? { at: 'done' }
    : { at: 'job', code: data.problem.code as string, paths: pathsOf(data.problem.issues) }
}
