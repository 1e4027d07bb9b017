import { expect, test } from 'vitest'
import { moved } from './arrange.ts'
import { blocks, type PageDocument } from './blocks.ts'
import { organisations } from './blocks/organisations/block.ts'
import { newBlock } from './empty.ts'
import { placeName } from './place-names.ts'

const document: PageDocument = {
  title: { zh: '', en: '' },
  description: { zh: '', en: '' },
  blocks: [newBlock(blocks[0], 'first000'), newBlock(organisations, 'second00')],
}

test.each([
  ['title.en', 'Page title · English', '页面标题 · 英文'],
  ['blocks', 'Blocks', '内容块'],
  ['blocks.0.value.title.zh', '1 Hero · Title · Chinese', '1 首屏 · 标题 · 中文'],
  ['blocks.second00.tone', '2 Organizations · Background', '2 机构与伙伴 · 底色'],
  [
    'blocks.1.value.groups.0.items.2.name.en',
    '2 Organizations · Groups · 1 · Organizations · 3 · Name · English',
    '2 机构与伙伴 · 分组 · 1 · 机构 · 3 · 名称 · 英文',
  ],
  ['blocks.gone0000.value.title.zh', 'Removed block', '已删除的内容块'],
])('%s is named as the form names it', (path, en, zh) => {
  expect([placeName(path, document, 'en-US'), placeName(path, document, 'zh-CN')]).toEqual([en, zh])
})

test('an item moves up and down, and the others keep their order', () => {
  expect([moved([1, 2, 3, 4], 0, 2), moved([1, 2, 3, 4], 3, 0)]).toEqual([
    [2, 3, 1, 4],
    [4, 1, 2, 3],
  ])
})
