import { expect, test } from 'vitest'
import * as policy from './policy.ts'

const author = { userId: 1, isModerator: false }
const reader = { userId: 2, isModerator: false }
const asker = { userId: 3, isModerator: false }
const moderator = { userId: 4, isModerator: true }
const post = { id: 50, authorId: 1, isOpening: false, isDeleted: false }
const thread = { authorId: 3, isLocked: false, acceptedPostId: null as number | null }
const locked = { ...thread, isLocked: true }
const stone = { ...post, isDeleted: true }

test.each([
  // what, who, thread, post, the code that denies it
  ['reply', null, thread, post, 'e40101'],
  ['reply', reader, thread, post, undefined],
  ['reply', reader, locked, post, 'e40374'],
  ['reply', moderator, locked, post, undefined],
  ['vote', null, thread, post, 'e40101'],
  ['vote', author, thread, post, 'e40371'],
  ['vote', reader, thread, post, undefined],
  ['vote', reader, thread, stone, 'e40471'],
  ['vote', reader, locked, post, 'e40374'],
  ['edit', author, thread, post, undefined],
  ['edit', author, locked, post, 'e40374'],
  ['edit', author, thread, stone, 'e40471'],
  ['edit', reader, thread, post, 'e40370'],
  ['edit', moderator, thread, post, 'e40370'],
  ['remove', author, thread, post, undefined],
  ['remove', author, locked, post, 'e40374'],
  ['remove', reader, thread, post, 'e40370'],
  ['remove', asker, thread, post, 'e40370'],
  ['remove', moderator, locked, post, undefined],
  ['remove', moderator, thread, stone, 'e40471'],
  ['accept', null, thread, post, 'e40101'],
  ['accept', author, thread, post, 'e40373'],
  ['accept', asker, thread, post, undefined],
  ['accept', asker, locked, post, 'e40374'],
  ['accept', moderator, locked, post, undefined],
  ['accept', asker, thread, stone, 'e40471'],
  ['accept', asker, thread, { ...post, isOpening: true }, 'e40070'],
  ['accept', asker, { ...thread, acceptedPostId: 51 }, post, 'e40970'],
  ['accept', asker, { ...thread, acceptedPostId: 50 }, post, undefined],
  ['report', null, thread, post, 'e40101'],
  ['report', author, thread, post, 'e40372'],
  ['report', reader, locked, post, undefined],
  ['report', reader, thread, stone, 'e40471'],
] as const)('%s by %o', (what, who, thread, post, code) => {
  const denied = {
    reply: () => policy.replyDenied(who, thread),
    vote: () => policy.voteDenied(who, thread, post),
    edit: () => policy.editDenied(who, thread, post),
    remove: () => policy.removeDenied(who, thread, post),
    accept: () => policy.acceptDenied(who, thread, post),
    report: () => policy.reportDenied(who, post),
  }[what]()
  expect(denied?.code).toBe(code)
})
