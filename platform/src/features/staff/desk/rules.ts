import type { Lang } from '../../../base/web/language.ts'

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

/** What the first page of the administration can be: what waits for this person, or what their roles are for. */
export const homes = ['tasks', 'roles'] as const
export type Home = (typeof homes)[number]

/** Who runs nothing has no queue and no tasks. */
export const homeOf = (roles: readonly string[]): Home =>
  roles.includes('administrator') || roles.includes('organiser') ? 'tasks' : 'roles'
