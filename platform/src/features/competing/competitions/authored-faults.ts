import { defineFaults } from '../../../base/contract/failure.ts'

export const authoredFaults = defineFaults({
  notFound: { code: 'e40483', status: 404, zh: '没有这个竞赛。', en: 'Competition not found.' },
  unknownChoice: {
    code: 'e40081',
    status: 400,
    zh: '选中的分类、方向、行业或机构已经不存在。',
    en: 'One of the chosen categories, topics, industries or organizations no longer exists.',
  },
  unknownZone: { code: 'e40082', status: 400, zh: '没有这个时区。', en: 'Time zone not found.' },
  zoneKeepsNeeded: {
    code: 'e400820',
    status: 400,
    zh: '换了时区：请选择钟面时间不变，还是时刻不变。',
    en: 'The time zone changed: choose whether clock times or instants stay.',
  },
  roundsBegun: {
    code: 'e409820',
    status: 409,
    zh: '已有轮次开始，钟面时间不能整体移动。请让时刻不变，再按需要修改各轮的时间。',
    en: 'A round has begun, so clock times cannot all be moved. Keep the instants, then change the times of rounds as needed.',
  },
  endBeforeStart: {
    code: 'e40083',
    status: 400,
    zh: '结束时间必须晚于开始时间。',
    en: 'The end must be after the start.',
  },
  roundsOutside: {
    code: 'e40982',
    status: 409,
    zh: '有轮次落在新的起止时间之外，请先调整赛程。',
    en: 'A round would fall outside the new dates. Move the rounds first.',
  },
  teamsTooLarge: {
    code: 'e40983',
    status: 409,
    zh: '已有队伍的人数超过新的上限。',
    en: 'Some teams already have more members than the new limit.',
  },
  incomplete: {
    code: 'e40984',
    status: 409,
    zh: '还有必填内容没有完成，暂时不能发布。',
    en: 'Something required is still missing, so the competition cannot be published yet.',
  },
  codeNeeded: {
    code: 'e40084',
    status: 400,
    zh: '私有竞赛需要一个至少 8 位的访问码。',
    en: 'A private competition needs a code of at least 8 characters.',
  },
})
