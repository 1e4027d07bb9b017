export const mostSteps = 30
export const longestBody = 10_000

export const stepKinds = ['reading', 'article', 'competition'] as const
export type StepKind = (typeof stepKinds)[number]

export const kindOf = (step: { articleId: number | null; competitionId: number | null }): StepKind =>
  step.articleId !== null ? 'article' : step.competitionId !== null ? 'competition' : 'reading'

/** The step to go on with: the first that is not done. */
export const nextStep = <T extends { isDone: boolean }>(steps: readonly T[]): T | undefined =>
  steps.find(step => !step.isDone)

type Edited = {
  titleZh: string
  titleEn: string
  summaryZh: string
  summaryEn: string
  steps: readonly {
    titleZh: string
    titleEn: string
    bodyZh: string
    bodyEn: string
    articleId: number | null
    competitionId: number | null
  }[]
}

/** What must be there in both languages before everybody sees a path; what leads elsewhere needs no text of its own. */
export const missingOf = (value: Edited): string[] => [
  ...(['summaryZh', 'summaryEn'] as const).filter(name => value[name].trim() === ''),
  ...(value.steps.length === 0 ? ['steps'] : []),
  ...value.steps.flatMap((step, at) =>
    (kindOf(step) === 'reading'
      ? (['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const)
      : (['titleZh', 'titleEn'] as const)
    )
      .filter(name => step[name].trim() === '')
      .map(name => `steps.${at}.${name}`),
  ),
]
