/** What seasons and their competitions award alike, so that certificates and the seasons’ look-up say the same. */
export const usualAwards: readonly { upTo: number; zh: string; en: string }[] = [
  { upTo: 1, zh: '一等奖', en: 'First prize' },
  { upTo: 3, zh: '二等奖', en: 'Second prize' },
  { upTo: 8, zh: '三等奖', en: 'Third prize' },
]
