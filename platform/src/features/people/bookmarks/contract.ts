import { z } from 'zod'
import { defineCall, id } from '../../../base/contract/call.ts'
import { bookmarkFaults as faults } from './faults.ts'
import { bookmarkKinds } from './rules.ts'

const params = z.object({ kind: z.enum(bookmarkKinds), id: id() })
/** How many keep it, and whether this reader does. */
const answer = z.object({ count: z.number(), isKept: z.boolean() })
const limit = { times: 120, seconds: 600 }

export const getBookmark = defineCall({
  method: 'GET',
  path: '/api/bookmarks/{kind}/{id}',
  summary: { zh: '收藏人数，以及我是否收藏', en: 'How many bookmarked it, and whether I did' },
  access: 'public',
  params,
  answer,
  faults: [faults.notFound],
})

export const addBookmark = defineCall({
  method: 'PUT',
  path: '/api/bookmarks/{kind}/{id}',
  summary: { zh: '收藏竞赛、数据集、讨论或文章', en: 'Bookmark a competition, dataset, thread or article' },
  access: 'user',
  params,
  answer,
  faults: [faults.notFound, faults.full],
  limit,
})

export const removeBookmark = defineCall({
  method: 'DELETE',
  path: '/api/bookmarks/{kind}/{id}',
  summary: { zh: '取消收藏', en: 'Remove a bookmark' },
  access: 'user',
  params,
  answer,
  alwaysOpen: true,
  limit,
})
