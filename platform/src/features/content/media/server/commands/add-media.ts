import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { addPictures } from '../../../../../base/pictures/keep-picture.ts'
import { addressOf } from '../../../../../base/pictures/picture-at.ts'
import { mediaFaults } from '../../faults.ts'
import { urlOfFile, type Taken } from '../take-media.ts'

type Add = { taken: Taken; actor: Actor; now: Date }

/** Adds what came to the library. The same file again is the one that is there already. */
export async function addMedia(tx: Tx, { taken, actor, now }: Add): Promise<number> {
  const { fields, pictures, file } = taken
  requireAlt(taken.kind, fields, 'body')
  await addPictures(tx, pictures)
  const row = await tx
    .insertInto('media')
    .values({
      kind: taken.kind,
      name: taken.name.slice(0, 200),
      ...columnsOf(taken),
      uploaded_by: actor.userId,
      created_at: now,
    })
    .onConflict(conflict => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return knownFile(tx, file?.sha256 ?? '')
  await audit(
    tx,
    actor,
    {
      action: 'media.add',
      subject: 'media',
      subjectId: row.id,
      detail: { name: taken.name, kind: taken.kind },
    },
    now,
  )
  return row.id
}

/** What of it changes with its bytes. */
export function columnsOf({ fields, pictures, file, mediaType, size }: Taken) {
  const widest = pictures.at(-1)
  return {
    url: widest ? addressOf(widest) : file ? urlOfFile(file) : '',
    media_type: widest?.media_type ?? mediaType,
    size: Number(widest?.size ?? size),
    width: widest?.width ?? null,
    height: widest?.height ?? null,
    sizes: json(pictures.map(picture => ({ url: addressOf(picture), width: picture.width ?? 0 }))),
    sha256: file?.sha256 ?? null,
    storage_key: file?.key ?? null,
    alt_zh: fields.altZh,
    alt_en: fields.altEn,
    is_decorative: fields.isDecorative,
  }
}

/** The file that is there already, under the name that it came with first. */
async function knownFile(tx: Tx, sha256: string): Promise<number> {
  const { id } = await tx
    .selectFrom('media')
    .select('id')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  return id
}

type Alt = { altZh: string; altEn: string; isDecorative: boolean }

/** Whoever does not see a picture is told what it shows, in their language, unless it shows nothing. */
export function requireAlt(kind: Taken['kind'], alt: Alt, at: string): void {
  if (kind !== 'picture' || alt.isDecorative) return
  const issues = (['altZh', 'altEn'] as const)
    .filter(name => alt[name] === '')
    .map(name => ({ path: `${at}.${name}`, code: 'required' }))
  if (issues.length > 0) throw new Failure(mediaFaults.altMissing, { issues })
}
