import type { Lang } from './language.ts'

const units = [
  [86_400_000, '天', 'd'],
  [3_600_000, '小时', 'h'],
  [60_000, '分钟', 'min'],
  [1_000, '秒', 's'],
] as const

/** How long something takes or has waited, in its largest unit. */
export function formatSpan(milliseconds: number, lang: Lang): string {
  const [size, zh, en] = units.find(([unit]) => milliseconds >= unit) ?? units[units.length - 1]!
  return `${Math.max(0, Math.floor(milliseconds / size))} ${lang === 'zh-CN' ? zh : en}`
}
