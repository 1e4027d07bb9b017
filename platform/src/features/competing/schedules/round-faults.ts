import { defineFaults } from '../../../base/contract/failure.ts'

export const roundFaults = defineFaults({
  impossible: {
    code: 'e40085',
    status: 400,
    zh: '赛程有互相矛盾的地方，请看标出的每一项。',
    en: 'Some of these dates do not work. See the marked fields.',
  },
  inUse: {
    code: 'e40985',
    status: 409,
    zh: '已经有提交或队伍依赖这一轮，不能这样修改。',
    en: 'This round has submissions or teams, so it cannot be changed this way.',
  },
  noRound: { code: 'e40484', status: 404, zh: '没有这一轮。', en: 'Round not found.' },
})
