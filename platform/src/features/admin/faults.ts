import { defineFaults } from '../../base/contract/failure.ts'

export const adminFaults = defineFaults({
  changedMeanwhile: {
    code: 'e40991',
    status: 409,
    zh: '有人在你编辑期间保存了新的内容。你的修改还在，请对照后再保存。',
    en: 'Somebody else saved a change while you were editing. Yours is still here: compare, then save again.',
  },
})
