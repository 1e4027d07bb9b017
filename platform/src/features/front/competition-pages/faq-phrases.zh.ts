/** What the page of common questions says, and no other page of a competition has to load. */
export const phrases = {
  search: '搜索常见问题',
  found: (count: string) => `找到 ${count} 个问题`,
  ask: '提出新问题',
  empty: '还没有常见问题',
  emptyHint: '有疑问时，可以在讨论区提出。',
  none: '没有找到相关的问题',
  noneHint: '换个说法再搜，或者到讨论区提问，主办方会看到。',
  link: '本问题的链接',
  appeal: '怀疑有人作弊，或认为判定有误？提交申诉',
}
