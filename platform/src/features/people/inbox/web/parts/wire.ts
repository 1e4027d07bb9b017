import type { Answer } from '../../../../../base/contract/call.ts'
import type { listMessages, listSessions } from '../../contract.ts'

export type SessionsData = Answer<typeof listSessions>
export type ConversationData = Answer<typeof listMessages>
export type MessageData = ConversationData['messages'][number]
export type Person = { id: number; name: string; avatar: string | null }
