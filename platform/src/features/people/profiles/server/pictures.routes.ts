import { handle, type Handler } from '../../../../base/http/handler.ts'
import { storePicture } from '../../../../base/pictures/keep-picture.ts'
import { addressOf } from '../../../../base/pictures/picture-at.ts'
import { reencodePicture } from '../../../../base/pictures/reencode.ts'
import { uploadedPicture } from '../../../../base/pictures/uploaded-picture.ts'
import { wearPicture } from '../../identity/server/public.ts'
import { removePicture, setPicture } from '../pictures.contract.ts'
import { pictureSizes, type PictureKind } from '../pictures.rules.ts'

const columns = { avatar: 'avatar', banner: 'user_banner' } as const satisfies Record<PictureKind, string>

export const pictureHandlers: Handler[] = [
  handle(setPicture, async (context, { params }) => {
    const { db, storage, viewer, now, write } = context
    const picture = await reencodePicture(await uploadedPicture(context), pictureSizes[params.kind])
    // Stored before it is worn: storing takes longer than a row should be locked.
    const stored = await storePicture(db, storage, picture, { userId: viewer.userId, now })
    const worn = { userId: viewer.userId, as: columns[params.kind], picture: stored }
    await write(tx => wearPicture(tx, worn))
    return { url: addressOf(stored) }
  }),

  handle(removePicture, async ({ viewer, write }, { params }) => {
    const none = { userId: viewer.userId, as: columns[params.kind], picture: null }
    await write(tx => wearPicture(tx, none))
    return { affectedRows: 1 }
  }),
]
