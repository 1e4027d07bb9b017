import type { Localized } from '../../../base/web/language.ts'
import { faultMessage, issueMessage } from './fault-words.ts'
import type { FileIssue } from './file-rules.ts'

/**
 * Files that answers are proven by: one that says what they say, the same with values of other rows in every fourth row,
 * and the sample that says the same everywhere.
 */
export const probes = ['perfect', 'noise', 'sample'] as const
export type Probe = (typeof probes)[number]

/** How one of them was scored: on both lists where the answers are split, else `private` is null. */
export type ProbeOutcome =
  | { isScored: true; public: number; private: number | null }
  | { isScored: false; fault: 'file' | 'scorer' | 'platform'; code: string; issues: FileIssue[] }

/** What the metric itself says of the answers of a list. */
export type AnswerProblem = { code: string; words: Localized; level: 'refuse' | 'warn' }

export type Proof = {
  outcomes: Record<Probe, ProbeOutcome>
  problems: readonly (AnswerProblem & { list: 'public' | 'private' })[]
  /** The different labels among the rows of list A, by column, where they are few. */
  labels: Readonly<Record<string, readonly string[]>>
}

/** `refuse`: these answers cannot be used with this metric. */
export type Finding = { code: string; level: 'refuse' | 'warn'; words: Localized }

const lists = ['public', 'private'] as const
const listNames = {
  public: { zh: 'A 榜', en: 'the public leaderboard' },
  private: { zh: 'B 榜', en: 'the private leaderboard' },
}

/** What a proof finds. Nothing to refuse: a perfect file is scored, and none of the others is better. */
export function findingsOf(
  { outcomes, problems }: Omit<Proof, 'labels'>,
  direction: 'maximize' | 'minimize',
): Finding[] {
  const findings: Finding[] = problems.map(({ code, words, level, list }) => ({
    code,
    level,
    words:
      outcomes.perfect.isScored && outcomes.perfect.private === null ? words : of(listNames[list], words),
  }))
  const { perfect, noise, sample } = outcomes
  // That the metric cannot use the answers is said above, and by what.
  const isSaid = findings.some(one => one.level === 'refuse')
  if (!perfect.isScored && !(isSaid && perfect.code === 'unusable_answers'))
    findings.push({ code: 'perfect_failed', level: 'refuse', words: failed(perfectName, perfect) })
  if (perfect.isScored && !noise.isScored)
    findings.push({ code: 'noise_failed', level: 'refuse', words: failed(noiseName, noise) })
  if (perfect.isScored && !sample.isScored)
    findings.push({ code: 'sample_failed', level: 'warn', words: failed(sampleName, sample) })
  if (perfect.isScored)
    for (const [name, other] of [
      [noiseName, noise],
      [sampleName, sample],
    ] as const)
      for (const list of lists) {
        const [best, its] = [perfect[list], other.isScored ? other[list] : null]
        if (best === null || its === null) continue
        const gain = direction === 'maximize' ? its - best : best - its
        // Sums of different rows differ in their last digits.
        const least = 1e-9 * Math.max(1, Math.abs(best), Math.abs(its))
        if (gain > least)
          findings.push({ code: 'not_best', level: 'refuse', words: notBest(name, list, its, best) })
        else if (other === noise && Math.abs(gain) <= least)
          findings.push({ code: 'cannot_tell', level: 'warn', words: cannotTell(list) })
      }
  return findings
}

export const isSound = (findings: readonly Finding[]): boolean =>
  findings.every(one => one.level !== 'refuse')

const perfectName = { zh: '与答案完全一致的文件', en: 'a file that equals the answers' }
const noiseName = {
  zh: '四分之一的行取自其他行的文件',
  en: 'a file with one row in four swapped with another',
}
const sampleName = { zh: '预测全部相同的示例文件', en: 'the sample with the same prediction everywhere' }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const of = (list: Localized, words: Localized): Localized => ({
  zh: `${list.zh}：${words.zh}`,
  en: `${capital(list.en)}: ${words.en}`,
})

function failed(
  name: Localized,
  { fault, code, issues }: Extract<ProbeOutcome, { isScored: false }>,
): Localized {
  const [first] = issues
  const why = (lang: 'zh-CN' | 'en-US') =>
    first ? issueMessage(first, lang) : faultMessage(fault, code, lang)
  return {
    zh: `${name.zh}无法得分：${why('zh-CN')}`,
    en: `${capital(name.en)} cannot be scored: ${why('en-US')}`,
  }
}

const notBest = (name: Localized, list: (typeof lists)[number], its: number, best: number): Localized => ({
  zh: `在${listNames[list].zh}上，${name.zh}得分 ${its}，反而优于完全正确的 ${best}。请检查指标、参数和答案。`,
  en: `On ${listNames[list].en}, ${name.en} scores ${its}, better than the ${best} of a perfect file. Check metric, parameters and answers.`,
})

const cannotTell = (list: (typeof lists)[number]): Localized => ({
  zh: `在${listNames[list].zh}上，打乱四分之一的行后成绩不变：这个指标可能分不出好坏。`,
  en: `On ${listNames[list].en}, swapping one row in four does not change the score: the metric may not tell good from bad.`,
})
