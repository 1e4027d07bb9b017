import { portabilityJobs } from '../src/features/portability/server/jobs.ts'
import { ask } from './ask.ts'
import { multipart, type TestUser } from './factories.ts'
import { workOff } from './queue.ts'
import type { World } from './world.ts'

const take = async (world: World, url: string, as: TestUser) =>
  world.app.inject({ method: 'GET', url, headers: as.headers })

/** Asks for an archive, makes it and downloads it. */
export async function exported(world: World, id: number, as: TestUser): Promise<Buffer> {
  const asked = await ask(world, `POST /api/admin/competitions/${id}/exports`, { as })
  if (asked.status !== 200) throw new Error(`no export: ${asked.errno}`)
  await workOff(world, portabilityJobs)
  const answer = await take(world, `/api/admin/competitions/${id}/exports/${asked.data.id}/file`, as)
  if (answer.statusCode !== 200) throw new Error(`no archive: ${answer.statusCode}`)
  return answer.rawPayload
}

export async function upload(world: World, archive: Buffer, as: TestUser, name = 'wheat.leitai.zip') {
  const { payload, headers } = multipart({}, [{ field: 'file', name, content: archive }])
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/admin/imports',
    payload,
    headers: { ...as.headers, ...headers },
  })
  return answer.json()
}
