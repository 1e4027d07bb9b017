import { handle, type Handler } from '../../../../base/http/handler.ts'
import { keepPicture } from '../../../../base/pictures/keep-picture.ts'
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
    // Kept before it is worn: storing takes longer than a row should be locked.
    const url = await keepPicture(db, storage, picture, { userId: viewer.userId, now })
    await write(tx => wearPicture(tx, { userId: viewer.userId, as: columns[params.kind], address: url }))
    return { url }
  }),

  handle(removePicture, async ({ viewer, write }, { params }) => {
    await write(tx => wearPicture(tx, { userId: viewer.userId, as: columns[params.kind], address: null }))
    return { affectedRows: 1 }
  }),
]
