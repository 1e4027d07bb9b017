import { defineFaults } from '../../../base/contract/failure.ts'

export const informationFaults = defineFaults({
  notFound: { code: 'e40460', status: 404, zh: '没有这篇文章。', en: 'Article not found.' },
  incomplete: {
    code: 'e409300',
    status: 409,
    zh: '还不能发布：有内容缺失。中文和英文都要写全。',
    en: 'This cannot be published yet: something is missing. Both languages are needed.',
  },
  wrongCategory: {
    code: 'e400301',
    status: 400,
    zh: '这个栏目不属于这种内容。',
    en: 'This category does not fit this type of article.',
  },
  unknownAuthor: {
    code: 'e400302',
    status: 400,
    zh: '没有这个用户。',
    en: 'User not found.',
  },
  unknownCompetition: {
    code: 'e400303',
    status: 400,
    zh: '相关竞赛里有不存在的竞赛。',
    en: 'One of the related competitions does not exist.',
  },
  reasonMissing: {
    code: 'e400304',
    status: 400,
    zh: '撤下文章需要写明理由。',
    en: 'Withdrawing an article needs a reason.',
  },
  notPublic: {
    code: 'e409305',
    status: 409,
    zh: '这篇文章没有发布，也没有定时，不用撤下。',
    en: 'This article is neither published nor scheduled.',
  },
  noActivity: {
    code: 'e404306',
    status: 404,
    zh: '这个活动还没有写明时间和地点。',
    en: 'This event has no time and place yet.',
  },
  noSection: {
    code: 'e404307',
    status: 404,
    zh: '这个活动没有这一页。',
    en: 'Page not found in this event.',
  },
  capacityTaken: {
    code: 'e409308',
    status: 409,
    zh: '已经有更多人报名成功，名额不能少于已报名的人数。',
    en: 'Capacity cannot be lower than the number of people registered.',
  },
  wrongTimes: {
    code: 'e400309',
    status: 400,
    zh: '时间的先后不对，或者没有这个时区。',
    en: 'These times are out of order, or the time zone does not exist.',
  },
  noSignup: {
    code: 'e409310',
    status: 409,
    zh: '这个活动不用报名。',
    en: 'This event does not require registration.',
  },
  signupNotOpen: {
    code: 'e409311',
    status: 409,
    zh: '报名还没有开始。',
    en: 'Registration has not opened yet.',
  },
  signupClosed: { code: 'e409312', status: 409, zh: '报名已经结束。', en: 'Registration has closed.' },
  over: { code: 'e409313', status: 409, zh: '活动已经结束。', en: 'This event is over.' },
  cancelled: { code: 'e409364', status: 409, zh: '活动已取消。', en: 'This event is canceled.' },
  notCancelled: {
    code: 'e409365',
    status: 409,
    zh: '活动没有取消，不用恢复。',
    en: 'This event is not canceled.',
  },
  notShown: {
    code: 'e409366',
    status: 409,
    zh: '活动没有公开，不用取消。',
    en: 'This event is not public, so there is nothing to cancel.',
  },
  unknownSite: {
    code: 'e400319',
    status: 400,
    zh: '没有这个专题站点。',
    en: 'Sponsor site not found.',
  },
})
