import { defineFaults } from './failure.ts'

export const adminFaults = defineFaults({
  changedMeanwhile: {
    code: 'e40991',
    status: 409,
    zh: '有人在你编辑期间保存了新的内容。你的修改还在，请对照后再保存。',
    en: 'Someone else saved a change while you were editing. Your changes are still here: compare them, then save again.',
  },
})
