import { defineFaults } from '../../../base/contract/failure.ts'

export const pageFaults = defineFaults({
  noSite: { code: 'e404330', status: 404, zh: '没有这个站点。', en: 'Site not found.' },
  noPage: { code: 'e404331', status: 404, zh: '没有这个页面。', en: 'Page not found.' },
  noRevision: { code: 'e404332', status: 404, zh: '没有这个版本。', en: 'Revision not found.' },
  nameTaken: {
    code: 'e409330',
    status: 409,
    zh: '已有站点使用这个地址，请换一个。',
    en: 'Another site already uses this address. Choose another one.',
  },
  hostTaken: {
    code: 'e409331',
    status: 409,
    zh: '已有站点使用这个域名。',
    en: 'Another site already uses this domain.',
  },
  pageExists: {
    code: 'e409332',
    status: 409,
    zh: '这个站点已有该页面。',
    en: 'This site already has this page.',
  },
  wrongState: {
    code: 'e409333',
    status: 409,
    zh: '页面当前的状态不能这样操作，请刷新后再试。',
    en: 'The page’s status has changed. Reload and check again.',
  },
  incomplete: {
    code: 'e409334',
    status: 409,
    zh: '还有内容没有写完：发布前，中文和英文都要齐全。',
    en: 'Something is missing: both languages must be complete before a page is published.',
  },
  needsOther: {
    code: 'e409335',
    status: 409,
    zh: '这个站点要求由另一位编辑来发布你的修改。',
    en: 'On this site, another editor must publish your changes.',
  },
  archiveWrong: {
    code: 'e400337',
    status: 400,
    zh: '这个文件不是完好的站点归档，没有导入任何内容。',
    en: 'This file is no sound archive of a site. Nothing was imported.',
  },
  archiveTooLarge: {
    code: 'e409337',
    status: 409,
    zh: '站点用到的文件合计超过 500 MB，不能导出为一个归档。',
    en: 'The files of this site are more than 500 MB: too much for one archive.',
  },
  editedMeanwhile: {
    code: 'e409336',
    status: 409,
    zh: '另一位编辑在你编辑期间保存了这个页面。你的修改还在，请对照后再保存。',
    en: 'Another editor saved this page while you were editing. Your changes are still here: compare them, then save again.',
  },
})
