/** On a proposal as it is printed. */
export const phrases = {
  entrant: '参赛者',
  track: '赛道',
  version: '版本',
  submittedAt: '提交时间（北京时间）',
  receipt: '回执（SHA-256）',
  files: '附件',
  foot: (number: number, sha256: string) => `第 ${number} 版 · ${sha256}`,
}
