import { defineFaults } from '../../../base/contract/failure.ts'

export const portabilityFaults = defineFaults({
  noFile: { code: 'e40052', status: 400, zh: '请选择要导入的文件。', en: 'Choose the file to import.' },
  newerSchema: {
    code: 'e40054',
    status: 400,
    zh: '这个归档由更新的版本导出，请先升级本站再导入。',
    en: 'This archive was exported by a newer version. Upgrade this site, then import it.',
  },
  unrecognised: {
    code: 'e40055',
    status: 400,
    zh: '认不出这个文件：里面没有 manifest.json、challenge_config.yaml、competition.yaml、conf.json，也不是带 Usage 列的答案表。',
    en: 'This file is not supported: it has no manifest.json, challenge_config.yaml, competition.yaml or conf.json, and is not an answer table with a Usage column.',
  },
  inconsistent: {
    code: 'e40056',
    status: 400,
    zh: '归档内部互相矛盾或已损坏，什么都没有导入。',
    en: 'The archive is inconsistent or damaged. Nothing was imported.',
  },
  archiveRefused: {
    code: 'e40057',
    status: 400,
    zh: '压缩包不安全或无法读取，请看标出的每一处。',
    en: 'The archive is unsafe or unreadable. See the details.',
  },
  tooManyRounds: {
    code: 'e40053',
    status: 400,
    zh: '这个文件里的阶段超过 50 个，不能导入。请先删去用不到的阶段。',
    en: 'This file has more than 50 phases and cannot be imported. Remove the phases that are not needed.',
  },
  unreadable: {
    code: 'e40058',
    status: 400,
    zh: '配置文件无法读取，请看标出的位置。',
    en: 'The configuration cannot be read. See the details.',
  },
  impossible: {
    code: 'e40059',
    status: 400,
    zh: '这样导入不了，请看标出的每一项。',
    en: 'It cannot be imported like this. See the marked fields.',
  },
  noImport: { code: 'e40455', status: 404, zh: '没有这次导入。', en: 'Import not found.' },
  noExport: { code: 'e40456', status: 404, zh: '没有这个导出文件。', en: 'Export not found.' },
  importedAlready: {
    code: 'e40958',
    status: 409,
    zh: '这个文件已经确认导入过了。',
    en: 'This import has already been confirmed.',
  },
  exportRuns: {
    code: 'e40959',
    status: 409,
    zh: '正在导出，请等它完成。',
    en: 'An export is already running. Wait until it is done.',
  },
  tooLarge: {
    code: 'e41355',
    status: 413,
    zh: '文件太大：网页最多导入 2 GB，更大的请用命令行导入。',
    en: 'The file is too large. Imports here are limited to 2 GB; use the command line for larger files.',
  },
})
