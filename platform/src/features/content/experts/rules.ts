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
