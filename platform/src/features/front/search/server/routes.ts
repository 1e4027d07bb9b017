import { handle, type Handler } from '../../../../base/http/handler.ts'
import { searchSite } from '../contract.ts'
import { findForReader } from './find-for-reader.ts'

export const searchHandlers: Handler[] = [
  handle(searchSite, async ({ read, viewer, lang, now }, { query }) => ({
    found: await findForReader(read, { typed: query.q, most: query.limit, viewer, lang, now }),
  })),
]
