import { Failure, type Fault } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import * as calls from '../contract.ts'
import { certificationFaults } from '../faults.ts'
import {
  countries,
  isNumber,
  photosOf,
  plainNumber,
  typesOf,
  type CertificateType,
  type Kind,
} from '../rules.ts'
import { submitApplication } from './commands/submit-application.ts'
import type { Photo } from './photo.ts'
import { readForm } from './read-form.ts'
import { applicationsOf, authDataOf, type OwnApplication } from './reads.ts'

const view = (row: OwnApplication) => ({
  id: row.id,
  kind: row.kind,
  certificateType: row.certificate_type,
  state: row.state,
  submittedAt: row.submitted_at,
  decidedAt: row.decided_at,
  reason: row.reason,
})

const wrong = (fault: Fault, field: string) =>
  new Failure(fault, { issues: [{ path: `body.${field}`, code: 'invalid' }] })

/** Every photo that this kind asks for is there. */
function requirePhotos(kind: Kind, photos: readonly Photo[], fault: Fault): void {
  const missing = photosOf[kind].find(part => !photos.some(photo => photo.part === part))
  if (missing) throw new Failure(fault, { issues: [{ path: `body.${missing}`, code: 'required' }] })
}

type Identity = {
  kind: 'mainland' | 'overseas'
  certificateType: CertificateType | undefined
  country: string | undefined
  realName: string
  idNumber: string
  photos: readonly Photo[]
}

function submitIdentity({ viewer, settings, now, write }: Context<Viewer>, ask: Identity) {
  const { kind, certificateType, photos } = ask
  if (!certificateType || !typesOf[kind].includes(certificateType))
    throw wrong(certificationFaults.typeMissing, 'certificateType')
  const country = kind === 'overseas' ? (ask.country ?? '') : null
  if (country !== null && !countries.includes(country))
    throw wrong(certificationFaults.countryMissing, 'country')
  const number = plainNumber(ask.idNumber)
  if (!isNumber({ kind, number }, now)) throw wrong(certificationFaults.numberInvalid, 'idNumber')
  requirePhotos(kind, photos, certificationFaults.photoMissing)
  return write(async tx =>
    view(
      await submitApplication(tx, settings, {
        userId: viewer.userId,
        kind,
        certificateType,
        country,
        realName: ask.realName,
        number,
        companyName: null,
        jobName: null,
        photos,
        now,
      }),
    ),
  )
}

export const certificationHandlers: Handler[] = [
  handle(calls.getAuthData, async ({ db, viewer }, { query }) => {
    for (const id of query.ids?.split(',') ?? []) requireOperator(viewer, Number(id))
    return [await authDataOf(db, viewer.userId)]
  }),

  handle(calls.getCertification, async ({ db, viewer, settings }) => ({
    applications: (await applicationsOf(db, viewer.userId)).map(view),
    photo: {
      maxBytes: settings.ID_PHOTO_KB * 1024,
      formats: settings.ID_PHOTO_TYPES,
      keptDays: settings.ID_PHOTO_DAYS,
    },
  })),

  handle(calls.submitIden, async context => {
    const { fields, photos } = await readForm(context, calls.idenFields, photosOf.mainland)
    return submitIdentity(context, { kind: 'mainland', country: undefined, ...fields, photos })
  }),

  handle(calls.submitIdenV2, async context => {
    const { fields, photos } = await readForm(context, calls.idenV2Fields, photosOf.overseas)
    const { authType, certificateType, country, ...person } = fields
    const kind = authType === '1' ? 'mainland' : 'overseas'
    return submitIdentity(context, { kind, certificateType, country, ...person, photos })
  }),

  handle(calls.submitCompany, async context => {
    const { viewer, settings, now, write } = context
    const { fields, photos } = await readForm(context, calls.companyFields, photosOf.enterprise)
    const number = plainNumber(fields.creditCode)
    if (!isNumber({ kind: 'enterprise', number }, now))
      throw wrong(certificationFaults.creditCodeInvalid, 'creditCode')
    requirePhotos('enterprise', photos, certificationFaults.documentMissing)
    return write(async tx =>
      view(
        await submitApplication(tx, settings, {
          userId: viewer.userId,
          kind: 'enterprise',
          certificateType: 'credit_code',
          country: null,
          realName: fields.realName,
          number,
          companyName: fields.companyName,
          jobName: fields.jobName,
          photos,
          now,
        }),
      ),
    )
  }),
]
