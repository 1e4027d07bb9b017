import type { Fault } from '../../../base/contract/failure.ts'
import { expertFaults } from './faults.ts'

/** What an expert does: judges entries, guides teams, or belongs to the CCF task force on big data. */
export const expertKinds = ['evaluation', 'tutor', 'ccf_tfbd'] as const
export type ExpertKind = (typeof expertKinds)[number]

export const expertsPerPage = 24
export const managedPerPage = 20
export const longestBody = 10_000
export const longestStatement = 2_000
export const mostFields = 6

export const applicationStates = ['waiting', 'accepted', 'declined'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const stateOfApplication = (isAccepted: boolean | null): ApplicationState =>
  isAccepted === null ? 'waiting' : isAccepted ? 'accepted' : 'declined'

/** Why somebody cannot decide on an application; undefined where they can. */
export const decideDenied = (
  application: { userId: number; isDecided: boolean },
  editorId: number,
): Fault | undefined =>
  application.userId === editorId
    ? expertFaults.own
    : application.isDecided
      ? expertFaults.decided
      : undefined

type Standing = { userId: number | null; kind: ExpertKind; isPublished: boolean }
/** What an editor changes of whether they are an expert themselves: others do that. */
export const ownChanges = (before: Standing, value: Standing, editorId: number): (keyof Standing)[] =>
  before.userId !== editorId && value.userId !== editorId
    ? []
    : [
        ...(['userId', 'kind'] as const).filter(name => before[name] !== value[name]),
        ...(value.isPublished && !before.isPublished ? (['isPublished'] as const) : []),
      ]

type Texts = Record<`${'name' | 'position' | 'organisation' | 'summary'}${'Zh' | 'En'}`, string>
/** What must be there in both languages before everybody sees an expert. */
export const missingOf = (value: Texts & { fields: readonly string[] }): string[] => [
  ...(['name', 'position', 'organisation', 'summary'] as const).flatMap(name =>
    (['Zh', 'En'] as const).flatMap(side =>
      value[`${name}${side}`].trim() === '' ? [`${name}${side}`] : [],
    ),
  ),
  ...(value.fields.length === 0 ? ['fields'] : []),
]
