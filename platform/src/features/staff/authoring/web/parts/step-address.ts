import { pathTo } from '../../../../../site/path-to.ts'

export const wizardSteps = ['title', 'metric', 'answers', 'check', 'ready'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** A solution is judged by people: of its draft nothing is asked here that only a scorer needs. */
export const stepsOf = (type: 'computing' | 'solution'): readonly WizardStep[] =>
  type === 'computing' ? wizardSteps : ['title', 'ready']

export const stepAddress = (draft: number | string, step: WizardStep): string =>
  `${pathTo('/admin/competitions/new')}?draft=${draft}&step=${step}`
