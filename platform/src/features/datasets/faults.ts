import { defineFaults } from '../../base/contract/failure.ts'

export const datasetFaults = defineFaults({
  notFound: {
    code: 'e40450',
    status: 404,
    zh: '没有这个数据集，或者它还没有公开。',
    en: 'There is no such dataset, or it is not public yet.',
  },
  fileNotFound: { code: 'e40451', status: 404, zh: '没有这个文件。', en: 'There is no such file.' },
  versionNotFound: {
    code: 'e40452',
    status: 404,
    zh: '这个数据集没有这一版本。',
    en: 'The dataset has no such version.',
  },
  uploadNotFound: {
    code: 'e40453',
    status: 404,
    zh: '没有这个上传，或者它已经过期。',
    en: 'There is no such upload, or it has expired.',
  },
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
  notYours: {
    code: 'e40353',
    status: 403,
    zh: '只有数据集的创建者和平台编辑可以这样做。',
    en: 'Only the owner of the dataset and the site’s editors can do this.',
  },
  organisersOnly: {
    code: 'e40354',
    status: 403,
    zh: '竞赛数据由竞赛的主办方维护。',
    en: 'Only the organisers can manage a competition’s data.',
  },
  withdrawn: {
    code: 'e40355',
    status: 403,
    zh: '主办方已撤下这份数据，不能再下载。',
    en: 'The organiser has withdrawn this data. It can no longer be downloaded.',
  },
  noSuchCategory: { code: 'e40045', status: 400, zh: '没有这个分类。', en: 'There is no such category.' },
  badPath: {
    code: 'e40046',
    status: 400,
    zh: '文件名不能用：不能为空或过长，路径中不能有“..”、反斜杠或控制字符。',
    en: 'This file name cannot be used: it is empty, too long, or contains “..”, backslashes or control characters.',
  },
  notCroissant: {
    code: 'e40047',
    status: 400,
    zh: '这不是 Croissant 1.0 文件。',
    en: 'This is not a Croissant 1.0 file.',
  },
  nameTaken: {
    code: 'e40960',
    status: 409,
    zh: '已有同名的文件或文件夹（不区分大小写）。',
    en: 'A file or folder with this name already exists (case is ignored).',
  },
  savedMeanwhile: {
    code: 'e40961',
    status: 409,
    zh: '这份草稿刚刚在别处保存过。请复制你的修改，刷新后再保存。',
    en: 'This draft was just saved elsewhere. Copy your changes, reload and save again.',
  },
  notReady: {
    code: 'e40962',
    status: 409,
    zh: '还不能发布，请先补全标出的各项。',
    en: 'It cannot be published yet. Please complete the marked fields.',
  },
  noDraft: {
    code: 'e40963',
    status: 409,
    zh: '没有待发布的修改。',
    en: 'There are no changes to publish.',
  },
  tooManyFiles: {
    code: 'e40964',
    status: 409,
    zh: '一个版本最多 2,000 个文件。小文件很多时，请先打成压缩包。',
    en: 'A version holds at most 2,000 files. Pack many small files into an archive first.',
  },
  notPublic: {
    code: 'e40979',
    status: 409,
    zh: '这份数据还没有发布，无需撤下。',
    en: 'This data is not published, so there is nothing to withdraw.',
  },
  fileTooLarge: {
    code: 'e41345',
    status: 413,
    zh: '文件超出单个文件的大小限制。',
    en: 'The file is larger than a single file may be.',
  },
  quotaExceeded: {
    code: 'e41346',
    status: 413,
    zh: '你的存储空间不够放下这个文件。',
    en: 'You do not have enough storage space for this file.',
  },
})
