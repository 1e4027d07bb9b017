import { defineFaults } from '../../../base/contract/failure.ts'

export const editionFaults = defineFaults({
  notFound: {
    code: 'e404500',
    status: 404,
    zh: '没有这一届试点项目。',
    en: 'There is no such edition of the pilot projects.',
  },
  noForm: { code: 'e404501', status: 404, zh: '没有这个表单。', en: 'There is no such form.' },
  yearTaken: {
    code: 'e409500',
    status: 409,
    zh: '该年度已有试点项目。',
    en: 'There is an edition of that year already.',
  },
  incomplete: {
    code: 'e409501',
    status: 409,
    zh: '还不能发布：内容没有填写完整。',
    en: 'It cannot be published yet: something is missing.',
  },
  formInUse: {
    code: 'e409502',
    status: 409,
    zh: '已经有人填写了这个表单，不能再修改。请新建下一个版本。',
    en: 'Someone has already filled in this form, so it can no longer change. Make a new version instead.',
  },
  formOpen: {
    code: 'e409503',
    status: 409,
    zh: '当前版本还没有人填写，可以直接修改。',
    en: 'No one has filled in the current version yet: change that one.',
  },
  trackInUse: {
    code: 'e409504',
    status: 409,
    zh: '已有团队选择了这个赛道，不能删除。',
    en: 'Someone takes part in this track: it cannot be deleted.',
  },
  inUse: {
    code: 'e409505',
    status: 409,
    zh: '已经有人报名，不能撤回。',
    en: 'People have registered: it cannot be unpublished.',
  },
  blindFixed: {
    code: 'e409506',
    status: 409,
    zh: '已经有人提交方案，不能再改变是否匿名评审。',
    en: 'A proposal was submitted: whether the review is blind does not change any more.',
  },
  wrongForm: {
    code: 'e422500',
    status: 422,
    zh: '表单有错误，请检查标出的地方。',
    en: 'Something is wrong with the form. See what is marked.',
  },
})
