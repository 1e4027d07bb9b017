import type { Kind } from '../src/features/people/certification/rules.ts'
import {
  submitApplication,
  type Application,
} from '../src/features/people/certification/server/commands/submit-application.ts'
import { creditCode, idNumber } from './identity-numbers.ts'
import { pixel } from './pixel.ts'
import { multipart, type TestUser } from './factories.ts'
import type { World } from './world.ts'

/** An application of somebody, past the checks of what is sent. */
export const makeApplication = (world: World, user: { id: number }, given: Partial<Application> = {}) => {
  const kind: Kind = given.kind ?? 'mainland'
  const application: Application = {
    userId: user.id,
    kind,
    certificateType: { mainland: 'id_card', overseas: 'passport', enterprise: 'credit_code' }[
      kind
    ] as 'id_card',
    country: kind === 'overseas' ? 'SG' : null,
    realName: '某人',
    number: kind === 'enterprise' ? creditCode : idNumber(),
    companyName: kind === 'enterprise' ? '某公司' : null,
    jobName: kind === 'enterprise' ? '经理' : null,
    photos: [{ part: 'photo', content: pixel, width: 1, height: 1 }],
    now: world.clock.now(),
    ...given,
  }
  return world.db.transaction().execute(tx => submitApplication(tx, world.settings, application))
}

/** Sends an application as a browser does. */
export async function apply(
  world: World,
  call: 'iden' | 'iden-v2' | 'iden-company-jon-v2',
  asked: {
    as?: TestUser
    fields: Record<string, string>
    photos?: Record<string, Buffer>
    key?: string
  },
) {
  const form = multipart(
    asked.fields,
    Object.entries(asked.photos ?? { photo: pixel }).map(([field, content]) => ({
      field,
      name: 'card.png',
      content,
    })),
  )
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/v2/users/${call}`,
    payload: form.payload,
    headers: {
      ...asked.as?.headers,
      ...form.headers,
      ...(asked.key ? { 'idempotency-key': asked.key } : {}),
    },
  })
  const { data, errno, issues = [] } = answer.json()
  return { status: answer.statusCode, data, errno, paths: issues.map(({ path }: { path: string }) => path) }
}
