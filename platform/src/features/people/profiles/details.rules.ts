/** The fields that a competition may ask for before it takes submissions, in the spec's order. */
export const profileFields = ['email', 'intro', 'birthday', 'industry', 'skill', 'city', 'education'] as const
export type ProfileField = (typeof profileFields)[number]

/** The spec's degrees, lowest first. */
export const degrees = ['senior_high_school', 'junior_college', 'bachelor', 'master', 'doctor'] as const
export type Degree = (typeof degrees)[number]

/** The spec's genders. */
export const genders = ['male', 'female', 'secret'] as const
export type Gender = (typeof genders)[number]

export const companySizes = ['under_20', 'under_100', 'under_500', 'under_1000', 'over_1000'] as const

export const mostIndustries = 4
/** Technical directions of a person. */
export const mostSkills = 6
/** Characters of a direction. */
export const skillLimit = 10
export const mostEducations = 10
export const mostCareers = 10
export const introLimit = 300

/** Where a person fills in their profile; `origin` is the page of this site that it was asked for on. */
export function profileSettingsPath(field?: ProfileField, origin?: string): string {
  const query = origin === undefined ? '' : `?origin=${encodeURIComponent(origin)}`
  return `/users/v2/setting-userinfo${query}${field === undefined ? '' : `#${field}`}`
}

/** What must be unique among a person's skills: case, width and surrounding space make no difference. */
export const skillKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

const earliestBirthday = '1900-01-01'

/** A calendar day on which somebody who lives now may have been born. */
export const isBirthday = (day: string, now: Date): boolean =>
  day >= earliestBirthday && day <= now.toISOString().slice(0, 10)

/** Whole years since a birthday. */
export function ageOf(birthday: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  const had = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return now.getUTCFullYear() - year - (had ? 0 : 1)
}
