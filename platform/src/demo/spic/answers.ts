import type { Answers } from '../../features/spic/forms/fields.ts'
import type { PlannedProposal } from './proposal.ts'

export type Member = { id: number; name: string; organisation: string }

const strengthOf = {
  forecast: 'algorithms',
  vision: 'algorithms',
  optimisation: 'algorithms',
  language: 'software',
  edge: 'devices',
  privacy: 'software',
} as const
const tasks = {
  'zh-CN': ['负责人，方案与协调', '算法', '系统与现场', '测评与文档'],
  'en-US': ['Lead', 'Models', 'System and site', 'Evaluation'],
}

/** What an entry said of itself when it signed up. */
export function signupAnswers(planned: PlannedProposal, members: readonly Member[], year: number): Answers {
  const { entry, kind, lang, city, techniques, stage, title } = planned
  const isChinese = lang === 'zh-CN'
  return {
    profile: isChinese
      ? kind === 'enterprise'
        ? `${entry}，总部在${city}，从事与“${title}”相关的研发与交付。`
        : `${city}的 ${members.length} 人团队，因为同一个题目走到一起：${title}。`
      : `${members.length} people in ${city} who work on one thing: ${title}.`,
    city,
    people: kind === 'enterprise' ? members.length + 6 : members.length,
    ...(kind === 'enterprise' ? { founded: `${year - 5}-04-18` } : {}),
    strengths: [...new Set(techniques.map(one => strengthOf[one]))],
    ...(typeof stage === 'object'
      ? { earlier: [{ what: title, where: stage.deployedAt.slice(0, 60), year: year - 1 }] }
      : {}),
    contact: members[0]?.name ?? '',
    phone: isChinese ? '138 0000 0000' : '+1 555 0100',
  }
}

type Beside = { fileId: number; startOn: Date }

/** What it proposed. */
export function proposalAnswers(
  planned: PlannedProposal,
  members: readonly Member[],
  { fileId, startOn }: Beside,
): Answers {
  const { stage } = planned
  return {
    summary: planned.summary,
    stage: typeof stage === 'object' ? 'deployed' : stage,
    ...(typeof stage === 'object' ? { deployedAt: stage.deployedAt } : {}),
    techniques: [...planned.techniques],
    background: planned.background,
    method: planned.method,
    risks: planned.risks,
    sites: planned.sites,
    startOn: new Date(startOn.getTime() + 75 * 86_400_000).toISOString().slice(0, 10),
    milestones: planned.milestones.map(([month, goal, proof]) => ({ month, goal, proof })),
    budget: planned.budget.map(([item, amount]) => ({ item, amount, note: '' })),
    team: members.map(({ name, organisation }, at) => ({
      name,
      organisation,
      title: '',
      task: tasks[planned.lang][at] ?? '',
    })),
    plan: [fileId],
  }
}
