import type { Answer } from '../../../base/contract/call.ts'
import type { getThread, listThreads } from './contract.ts'

export type ThreadData = Answer<typeof getThread>
export type PostData = ThreadData['opening']
export type ThreadCard = Answer<typeof listThreads>['threads'][number]
