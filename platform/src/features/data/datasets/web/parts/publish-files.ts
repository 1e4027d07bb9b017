import { clientHeaders, type ClientIdentity } from '../../../../../base/web/browser-api.ts'
import type { useApi } from '../../../../../site/browser-api.ts'
import { UploadQueue } from '../uploads/upload-queue.ts'

type Wanted = {
  competitionId: number
  titleZh: string
  titleEn: string
  licence: string
  files: readonly File[]
}

const pause = 500
const mostPauses = 60

/**
 * Publishes files as a dataset of a competition, as its editor would. What does not arrive in half a minute stays a
 * draft, to be published there.
 */
export async function publishFiles(
  api: ReturnType<typeof useApi>,
  identity: ClientIdentity,
  { files, ...dataset }: Wanted,
): Promise<void> {
  const { id } = await api('POST /api/datasets', { body: dataset })
  const queue = new UploadQueue({
    start: async file =>
      (await api('POST /api/datasets/{id}/uploads', { params: { id }, body: file })).upload,
    cancel: uploadId => api('DELETE /api/datasets/uploads/{uploadId}', { params: { uploadId } }),
    headers: () => clientHeaders(identity),
    onChange: async () => undefined,
  })
  queue.add(files.map(file => ({ file, name: file.name })))
  for (let waited = 0; waited < mostPauses; waited++) {
    await new Promise(done => setTimeout(done, pause))
    const draft = await api('GET /api/datasets/{id}/draft', { params: { id } })
    if (draft.files.length < files.length || draft.missing.length > 0) continue
    await api('POST /api/datasets/{id}/publish', { params: { id }, body: { revision: draft.revision } })
    return
  }
  queue.stop()
}
