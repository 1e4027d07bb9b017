import { defineFaults } from '../../base/contract/failure.ts'

export const datasetFaults = defineFaults({
  notFound: {
    code: 'e40450',
    status: 404,
    zh: '没有这个数据集，或者它还没有公开。',
    en: 'There is no such dataset, or it is not public yet.',
  },
  fileNotFound: { code: 'e40451', status: 404, zh: '没有这个文件。', en: 'There is no such file.' },
  protocolFirst: {
    code: 'e40351',
    status: 403,
    zh: '请先同意数据使用协议。',
    en: 'Accept the data protocol first.',
  },
  registerFirst: {
    code: 'e40352',
    status: 403,
    zh: '报名后才能下载竞赛数据。',
    en: 'Sign up for the competition to download its data.',
  },
})
