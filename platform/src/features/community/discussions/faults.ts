import { defineFaults } from '../../../base/contract/failure.ts'

export const discussionFaults = defineFaults({
  threadNotFound: {
    code: 'e40470',
    status: 404,
    zh: '没有这个讨论，或者它已被移除。',
    en: 'Discussion not found, or it was removed.',
  },
  postNotFound: {
    code: 'e40471',
    status: 404,
    zh: '没有这条回复，或者它已被删除。',
    en: 'Post not found, or it was deleted.',
  },
  authorOnly: {
    code: 'e40370',
    status: 403,
    zh: '只有作者本人可以修改。',
    en: 'Only its author may edit this.',
  },
  ownVote: {
    code: 'e40371',
    status: 403,
    zh: '不能给自己的内容投票。',
    en: 'You cannot vote for your own post.',
  },
  ownReport: {
    code: 'e40372',
    status: 403,
    zh: '这是你自己写的，可以直接修改或删除。',
    en: 'This is your own post. Edit or delete it instead.',
  },
  notAsker: {
    code: 'e40373',
    status: 403,
    zh: '只有提问者和主办方可以采纳答案。',
    en: 'Only the author of the question and the organizers can accept an answer.',
  },
  locked: {
    code: 'e40374',
    status: 403,
    zh: '讨论已锁定，不能再回复、修改或投票。',
    en: 'This discussion is locked: no more replies, edits or votes.',
  },
  captainOnly: {
    code: 'e40375',
    status: 403,
    zh: '方案由参赛队伍的队长发布。',
    en: 'A solution is published by the captain of a team in this competition.',
  },
  notEnded: {
    code: 'e40376',
    status: 403,
    zh: '竞赛结束后才能发布方案。',
    en: 'Solutions can be published once the competition has ended.',
  },
  teamBanned: {
    code: 'e40377',
    status: 403,
    zh: '你的队伍已被取消参赛资格，不能发布方案。',
    en: 'Your team has been disqualified and cannot publish a solution.',
  },
  otherAuthor: {
    code: 'e40378',
    status: 403,
    zh: '方案由之前的队长发布，你不能修改，可以撤回后重新发布。',
    en: 'A former captain published this solution. You cannot edit it, but you can withdraw it and publish again.',
  },
  solutionNotFound: {
    code: 'e40473',
    status: 404,
    zh: '你的队伍还没有发布方案。',
    en: 'Your team has not published a solution.',
  },
  codeNotFound: {
    code: 'e40474',
    status: 404,
    zh: '你的队伍没有提交过这份代码。',
    en: 'Your team has not submitted this code.',
  },
  openingAccepted: {
    code: 'e40070',
    status: 400,
    zh: '问题本身不能作为答案。',
    en: 'The question itself cannot be the answer.',
  },
  reasonMissing: {
    code: 'e40071',
    status: 400,
    zh: '请写明移除的理由。',
    en: 'Enter a reason for removing it.',
  },
  alreadyAccepted: {
    code: 'e40970',
    status: 409,
    zh: '已经采纳了另一个答案，请先取消采纳。',
    en: 'Another answer is already accepted. Unaccept it first.',
  },
  changedMeanwhile: {
    code: 'e40971',
    status: 409,
    zh: '这条内容在你编辑期间已被修改，请刷新后再改。',
    en: 'This was changed while you edited it. Reload and try again.',
  },
  alreadyReported: {
    code: 'e40972',
    status: 409,
    zh: '你已经举报过，主办方正在处理。',
    en: 'You have already reported this. The organizers are looking into it.',
  },
  nothingOpen: {
    code: 'e40973',
    status: 409,
    zh: '这些举报已经处理过了。',
    en: 'These reports have already been resolved.',
  },
})
