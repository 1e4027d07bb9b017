export const phrases = {
  list: (name: string) => `${name} 榜`,
  round: '轮次',
  board: 'A 榜和 B 榜',
  subRank: '子榜单',
}
