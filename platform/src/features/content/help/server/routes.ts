import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import * as calls from '../contract.ts'
import { agree } from './commands/agree.ts'
import { consentsOf } from './consents.ts'
import { documentList, documentShown } from './documents.ts'
import { searchIn } from './search.ts'

export const helpHandlers: Handler[] = [
  handleForAll(calls.listDocuments, ({ read, lang }) => documentList(read, lang)),

  handleForAll(calls.searchHelp, ({ read, lang }, { query }) => searchIn(read, query.q, lang)),

  handleForAll(calls.getDocument, ({ read, lang }, { params: { tab }, query: { version: number } }) =>
    documentShown(read, { tab, number, lang }),
  ),

  handle(calls.listConsents, ({ db, viewer, lang }) => consentsOf(db, viewer.userId, lang)),

  handle(calls.agreeToTerms, ({ viewer, now, lang, write }, { body }) =>
    write(async tx => {
      await agree(tx, { userId: viewer.userId, ...body, now })
      return consentsOf(tx, viewer.userId, lang)
    }),
  ),
]
