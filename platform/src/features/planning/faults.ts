import { defineFaults } from '../../base/contract/failure.ts'

export const planningFaults = defineFaults({
  impossible: {
    code: 'e40085',
    status: 400,
    zh: '赛程有互相矛盾的地方，请看标出的每一项。',
    en: 'The plan contradicts itself. See each place that is marked.',
  },
  inUse: {
    code: 'e40985',
    status: 409,
    zh: '已经有提交或队伍依赖这一轮，不能这样修改。',
    en: 'Submissions or teams depend on this round: it cannot be changed like that.',
  },
  noRound: { code: 'e40484', status: 404, zh: '没有这一轮。', en: 'There is no such round.' },
})
