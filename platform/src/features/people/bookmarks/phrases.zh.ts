export const phrases = {
  add: '收藏',
  kept: '已收藏',
  login: '登录后收藏',
  count: (count: string) => `${count} 人收藏`,
}
