import { defineFaults } from '../../../base/contract/failure.ts'

export const sourceCodeFaults = defineFaults({
  notSolution: {
    code: 'e40390',
    status: 403,
    zh: '这个竞赛不需要提交代码。',
    en: 'This competition does not accept code.',
  },
  membersOnly: {
    code: 'e40391',
    status: 403,
    zh: '请先报名，再提交代码。',
    en: 'Join the competition before you submit code.',
  },
  closed: {
    code: 'e40392',
    status: 403,
    zh: '竞赛没有在进行，现在不能提交代码。',
    en: 'The competition is not running, so code cannot be submitted now.',
  },
  banned: {
    code: 'e40393',
    status: 403,
    zh: '你的队伍已被取消参赛资格，不能提交代码。',
    en: 'Your team has been disqualified and cannot submit code.',
  },
  ownComment: {
    code: 'e40394',
    status: 403,
    zh: '只有作者和主办方可以删除评论。',
    en: 'Only its author and the organizers can delete a comment.',
  },
  notFound: {
    code: 'e40490',
    status: 404,
    zh: '没有这份代码，或者它还没有公开。',
    en: 'Code not found, or it is not published.',
  },
  fileNotFound: {
    code: 'e40491',
    status: 404,
    zh: '这份代码里没有这个文件。',
    en: 'File not found.',
  },
  commentNotFound: {
    code: 'e40492',
    status: 404,
    zh: '没有这条评论，或者它已被删除。',
    en: 'Comment not found, or it was deleted.',
  },
  fileMissing: {
    code: 'e40090',
    status: 400,
    zh: '请选择代码压缩包。',
    en: 'Choose a code archive.',
  },
  archiveRefused: {
    code: 'e40091',
    status: 400,
    zh: '压缩包没有通过检查，请按提示修改后重新上传。',
    en: 'The archive did not pass the checks. Fix the problems listed and upload it again.',
  },
  noSuchLine: {
    code: 'e40092',
    status: 400,
    zh: '文件里没有这一行。',
    en: 'The file has no such line.',
  },
  tooLarge: {
    code: 'e41390',
    status: 413,
    zh: '压缩包不能超过 10 MB。',
    en: 'The archive is larger than 10 MB.',
  },
  wrongFormat: {
    code: 'e41590',
    status: 415,
    zh: '请上传 zip 或 tar.gz 压缩包。',
    en: 'Upload a zip or tar.gz archive.',
  },
  sameAgain: {
    code: 'e40990',
    status: 409,
    zh: '这个压缩包你的队伍已经提交过了。',
    en: 'Your team has already submitted this archive.',
  },
})
