import { defineFaults } from '../../../base/contract/failure.ts'

export const informationFaults = defineFaults({
  notFound: { code: 'e40460', status: 404, zh: '没有这篇文章。', en: 'There is no such article.' },
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
    en: 'This category is not for this kind of article.',
  },
  unknownAuthor: {
    code: 'e400302',
    status: 400,
    zh: '没有这个用户。',
    en: 'There is no such user.',
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
})
