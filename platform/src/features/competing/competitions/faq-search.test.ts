import { expect, test } from 'vitest'
import { findQuestions } from './rules.ts'

const questions = [
  { id: 1, question: '文件传错了会扣次数吗？', html: '<p>页面会检查<strong>表头</strong>。</p>' },
  { id: 2, question: 'Must it be Python?', html: '<p>Any language of the <code>command line</code></p>' },
]
test.each([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['次数', [1]],
  ['表头', [1]],
  ['ＰＹＴＨＯＮ', [2]],
  ['line   must', [2]],
  ['strong', []],
  ['code', []],
  ['表头 python', []],
  ['.*', []],
])('%j finds %j', (search, ids) => expect(findQuestions(questions, search).map(one => one.id)).toEqual(ids))
