import { Failure } from '../../../../base/contract/failure.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../contract.ts'
import { mediaFaults } from '../faults.ts'
import { addMedia } from './commands/add-media.ts'
import { removeMedia, replaceMedia, saveMedia } from './commands/change-media.ts'
import { listMedia, oneMedium } from './list.views.ts'
import { takeMedia } from './take-media.ts'

export const mediaHandlers: Handler[] = [
  handleStaff(calls.listMedia, ({ db }, { query: { per_page: perPage, ...query } }) =>
    listMedia(db, { ...query, perPage }),
  ),

  handleStaff(calls.addMedia, async context => {
    const taken = await takeMedia(context, calls.mediaForm)
    return context.write(async tx => oneMedium(tx, await addMedia(tx, { taken, ...byWhom(context) })))
  }),

  handleStaff(calls.getMedia, ({ db }, { params: { mediaId } }) => oneMedium(db, mediaId)),

  handleStaff(calls.saveMedia, (context, { params, body }) =>
    context.write(async tx => {
      await saveMedia(tx, { ...params, ...body, ...byWhom(context) })
      return oneMedium(tx, params.mediaId)
    }),
  ),

  handleStaff(calls.replaceMedia, async (context, { params: { mediaId } }) => {
    await oneMedium(context.db, mediaId)
    const taken = await takeMedia(context, calls.replaceForm)
    return context.write(async tx => {
      await replaceMedia(tx, { mediaId, taken, tag: taken.fields.tag, ...byWhom(context) })
      return oneMedium(tx, mediaId)
    })
  }),

  handleStaff(calls.removeMedia, (context, { params }) =>
    context.write(async tx => {
      await removeMedia(tx, { ...params, ...byWhom(context) })
      return { id: params.mediaId }
    }),
  ),

  handle(calls.readMedia, async (context, { params: { sha256 } }) => {
    const row = await context.db
      .selectFrom('media')
      .select(['kind', 'media_type', 'name', 'size', 'storage_key'])
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    if (!row?.storage_key) throw new Failure(mediaFaults.notFound)
    await sendFile(context, context.storage, {
      key: row.storage_key,
      sha256,
      size: row.size,
      name: row.name,
      // A player takes what says that it is a video.
      ...(isVideo(row.media_type) ? { mediaType: row.media_type } : {}),
    })
  }),
]

const isVideo = (type: string) => type === 'video/mp4' || type === 'video/webm'
