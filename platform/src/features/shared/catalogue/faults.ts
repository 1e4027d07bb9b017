import { defineFaults } from '../../../base/contract/failure.ts'

export const catalogueFaults = defineFaults({
  notFound: {
    code: 'e40465',
    status: 404,
    zh: '没有这个条目，可能刚被删除或合并。',
    en: 'Entry not found. It may have been removed or merged.',
  },
  nameTaken: {
    code: 'e40968',
    status: 409,
    zh: '已经有同名的条目（大小写、空格和全半角不作区分）。',
    en: 'Another entry already has this name. Case, spaces and character width are ignored.',
  },
  codeTaken: {
    code: 'e40969',
    status: 409,
    zh: '这个代码已被使用，请换一个。',
    en: 'Another entry has this code. Please choose another one.',
  },
  wrongParent: {
    code: 'e40060',
    status: 400,
    zh: '方向只分两级：上级必须是一级方向，已有下级的方向不能再放到别的方向之下。',
    en: 'Topics have two levels: the parent must be a top-level topic, and a topic with subtopics cannot have a parent.',
  },
  inUse: {
    code: 'e40928',
    status: 409,
    zh: '这个条目正在使用，不能删除。可以将它停用，或合并到另一个条目。',
    en: 'This entry is in use and cannot be removed. Hide it, or merge it into another one.',
  },
  cannotMerge: {
    code: 'e40929',
    status: 409,
    zh: '不能合并到这个条目：请选择同类的另一个条目；有下级方向的，只能合并到一级方向。',
    en: 'It cannot be merged into that entry. Choose one of the same type, at the top level if this topic has subtopics.',
  },
  full: {
    code: 'e40920',
    status: 409,
    zh: '每类最多 500 个条目，请先删除或合并不用的条目。',
    en: 'A list holds at most 500 entries. Remove or merge what is not needed first.',
  },
})
