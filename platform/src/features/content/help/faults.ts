import { defineFaults } from '../../../base/contract/failure.ts'

export const helpFaults = defineFaults({
  notPublished: {
    code: 'e404356',
    status: 404,
    zh: '这份文档还没有发布。',
    en: 'This document has not been published yet.',
  },
  noVersion: { code: 'e404357', status: 404, zh: '没有这个版本。', en: 'Version not found.' },
  otherTerms: {
    code: 'e409358',
    status: 409,
    zh: '条款刚刚又有更新，请阅读最新的版本再同意。',
    en: 'The terms have changed again. Please read the latest version, then agree.',
  },
  incomplete: {
    code: 'e409359',
    status: 409,
    zh: '还不能发布：中文和英文的正文都要有。',
    en: 'It cannot be published yet: text is required in both languages.',
  },
  nothingNew: {
    code: 'e409360',
    status: 409,
    zh: '和现行版本相比没有改动，不用发布。',
    en: 'There are no changes since the current version.',
  },
  noTerms: {
    code: 'e400361',
    status: 400,
    zh: '只有隐私政策和服务条款可以要求用户同意。',
    en: 'Only the privacy policy and the terms of service can ask for consent.',
  },
  noFeedback: { code: 'e404362', status: 404, zh: '没有这条反馈。', en: 'Feedback not found.' },
  wrongStep: {
    code: 'e409363',
    status: 409,
    zh: '这条反馈的状态已经变了，请刷新后再操作。',
    en: 'The status of this feedback has changed. Reload and try again.',
  },
  answerMissing: {
    code: 'e400364',
    status: 400,
    zh: '请写下答复。',
    en: 'Write an answer.',
  },
})
