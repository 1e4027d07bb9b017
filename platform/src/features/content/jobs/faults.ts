import { defineFaults } from '../../../base/contract/failure.ts'

export const jobFaults = defineFaults({
  notFound: { code: 'e404430', status: 404, zh: '没有这个职位。', en: 'Job not found.' },
  noApplication: { code: 'e404432', status: 404, zh: '没有这份申请。', en: 'Application not found.' },
  closed: {
    code: 'e409430',
    status: 409,
    zh: '这个职位已停止接收申请。',
    en: 'This job no longer accepts applications.',
  },
  applied: {
    code: 'e409431',
    status: 409,
    zh: '你已经申请过这个职位。',
    en: 'You have applied for this job already.',
  },
  ownDesk: {
    code: 'e409433',
    status: 409,
    zh: '能查看申请的管理人员不能申请职位。',
    en: 'Editors who can read applications cannot apply.',
  },
  ownJob: {
    code: 'e409434',
    status: 409,
    zh: '你申请了这个职位，请由其他编辑处理。',
    en: 'You applied for this job, so another editor must handle it.',
  },
  cvMissing: { code: 'e400430', status: 400, zh: '请附上简历（PDF）。', en: 'Attach your résumé as a PDF.' },
  cvWrong: {
    code: 'e400431',
    status: 400,
    zh: '简历需要是 PDF 文件，不超过 10 MB。',
    en: 'The CV must be a PDF of at most 10 MB.',
  },
  incomplete: {
    code: 'e409432',
    status: 409,
    zh: '还不能公开：名称、地点和说明的中英文都要写全。',
    en: 'It cannot be published yet: title, location and description are required in both languages.',
  },
  noSkills: { code: 'e400432', status: 400, zh: '请写下一到八项技能。', en: 'Name one to eight skills.' },
  wrongSite: {
    code: 'e400433',
    status: 400,
    zh: '没有这个专题站点。',
    en: 'Sponsor site not found.',
  },
})
