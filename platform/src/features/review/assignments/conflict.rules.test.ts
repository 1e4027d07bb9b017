import { expect, test } from 'vitest'
import { findConflicts, nameKey, organisationKey } from './conflict.rules.ts'

test.each([
  ['华为技术有限公司', '华为技术'],
  ['华为技术有限责任公司', '华为技术股份有限公司'],
  ['阿里巴巴（中国）有限公司', '阿里巴巴(中国) 有限公司'],
  ['Ｐｅｋｉｎｇ University', 'peking university'],
  ['Acme Co., Ltd.', 'ACME'],
  ['Acme Holdings Inc', 'acme-holdings'],
  ['国家电网公司', '国家电网'],
])('%s is the organisation %s', (a, b) => expect(organisationKey(a)).toBe(organisationKey(b)))

test.each([
  ['清华大学', '清华大学深圳研究院'],
  ['Zinc', 'Z'],
  ['有限公司', ''],
  ['中国石油', '中国石化'],
])('%s is not the organisation %s', (a, b) => expect(organisationKey(a)).not.toBe(organisationKey(b)))

test('names are compared without blanks, dots and case', () =>
  expect(nameKey('阿卜杜拉·买买提 ')).toBe(nameKey('阿卜杜拉•买买提')))

const judge = (id: number, name: string, organisation: string) => ({ id, name, organisation })
const judges = [
  judge(1, '王芳', '华为技术有限公司'),
  judge(2, '李娜', '清华大学'),
  judge(3, '李娜', '北京大学'),
  judge(4, '赵云', ''),
]
const proposal = {
  id: 9,
  organisation: '',
  members: [] as { name: string; organisation: string }[],
  unwanted: [] as { name: string; organisation: string }[],
}
const found = (more: Partial<typeof proposal>) =>
  findConflicts(judges, [{ ...proposal, ...more }]).map(one => [one.reviewerId, one.source])

test.each([
  ['an enterprise of the same name', { organisation: '华为技术' }, [[1, 'organisation']]],
  [
    'a member of the organisation',
    { members: [{ name: '甲', organisation: '清华大学' }] },
    [[2, 'coworker']],
  ],
  [
    'a member of the name',
    { members: [{ name: '李 娜', organisation: '' }] },
    [
      [2, 'coworker'],
      [3, 'coworker'],
    ],
  ],
  [
    'somebody unwanted of an organisation',
    { unwanted: [{ name: '李娜', organisation: '北京大学' }] },
    [[3, 'applicant']],
  ],
  ['an unwanted organisation', { unwanted: [{ name: '', organisation: '清华大学' }] }, [[2, 'applicant']]],
  [
    'an unwanted name whose organisation nobody knows',
    { unwanted: [{ name: '赵云', organisation: '复旦大学' }] },
    [[4, 'applicant']],
  ],
  [
    'an unwanted organisation that is an ending alone',
    { unwanted: [{ name: '', organisation: ' () ' }] },
    [],
  ],
  ['members without names or organisations', { members: [{ name: ' ', organisation: '' }] }, []],
  [
    'several causes: the first counts',
    { organisation: '清华大学', unwanted: [{ name: '李娜', organisation: '' }] },
    [
      [2, 'organisation'],
      [3, 'applicant'],
    ],
  ],
])('%s', (_what, more, expected) => expect(found(more)).toEqual(expected))

test.each([
  ['by name and organisation', { name: '周明', organisation: '复旦大学' }, true],
  ['by account', { name: '周明', organisation: '', userId: 7 }, true],
  ['not by name alone', { name: '周明', organisation: '' }, false],
  ['not of another organisation', { name: '周明', organisation: '南开大学' }, false],
])('who shares another entry with a reviewer is a co-worker: %s', (_what, member, isFound) => {
  const shared = {
    ...proposal,
    id: 8,
    members: [
      { name: '李娜', organisation: '北京大学' },
      { name: '周明', organisation: '复旦大学', userId: 7 },
    ],
  }
  const pairs = findConflicts(judges, [shared, { ...proposal, members: [member] }])
  // Of the two reviewers of that name the one of this university shares the entry.
  expect(pairs.filter(one => one.proposalId === 9).map(one => [one.reviewerId, one.source])).toEqual(
    isFound ? [[3, 'coworker']] : [],
  )
})
