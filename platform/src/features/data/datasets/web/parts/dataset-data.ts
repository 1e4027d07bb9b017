import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

export type DatasetData = Answer<SiteCalls['GET /api/datasets/{id}']>
export type FileData = DatasetData['files'][number]
export type FileProfile = Answer<SiteCalls['GET /api/datasets/files/{fileId}/profile']>
