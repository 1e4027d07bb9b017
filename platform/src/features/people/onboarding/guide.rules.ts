/** Who somebody is in the guide, by the spec's numbers. */
export const guideRoles = [1, 2, 4] as const
export type GuideRole = (typeof guideRoles)[number]

export const guideSteps = [1, 2, 3, 4, 5] as const
export type GuideStep = (typeof guideSteps)[number]
export const fieldLimit = 60
/** How long after they came people are offered the guide. */
export const offeredDays = 14
export const earliestGraduation = 1950
export const latestGraduation = 2100

/** What each of the spec's checks looks at, in its order. */
export const basicFields = ['email', 'birthday', 'city', 'iden'] as const
export type BasicField = (typeof basicFields)[number]
export const careerFields = ['school', 'major', 'degree', 'company', 'job', 'title'] as const
export type CareerField = (typeof careerFields)[number]

export type GuideFacts = {
  email: string | null
  birthday: string | null
  city: string
  iden: GuideRole | null
  stuInfo: { school: string; major: string; degree: string | null }
  jobInfo: { company: string; job: string }
  teaInfo: { school: string; title: string }
}

/** What of the basic binding info is empty. */
export function missingBasics(facts: GuideFacts): BasicField[] {
  const has = {
    email: facts.email !== null,
    birthday: facts.birthday !== null,
    city: facts.city !== '',
    iden: facts.iden !== null,
  }
  return basicFields.filter(field => !has[field])
}

/** What of the role's own info is empty; of somebody without a role nothing can be said yet. */
export function missingCareer({ iden, stuInfo, jobInfo, teaInfo }: GuideFacts): CareerField[] {
  if (iden === 1)
    return [
      ...(stuInfo.school === '' ? (['school'] as const) : []),
      ...(stuInfo.major === '' ? (['major'] as const) : []),
      ...(stuInfo.degree === null ? (['degree'] as const) : []),
    ]
  // The industry is asked for elsewhere, and ignored here as the spec says.
  if (iden === 2)
    return [
      ...(jobInfo.company === '' ? (['company'] as const) : []),
      ...(jobInfo.job === '' ? (['job'] as const) : []),
    ]
  if (iden === 4)
    return [
      ...(teaInfo.school === '' ? (['school'] as const) : []),
      ...(teaInfo.title === '' ? (['title'] as const) : []),
    ]
  return []
}

/** A step of the guide, which leads back to `origin`, a page of this site. */
export const guidePath = (step: GuideStep, origin?: string | null): string =>
  `/guide/step-${step}${origin ? `?origin=${encodeURIComponent(origin)}` : ''}`
