import { z } from 'zod'
import { instant } from '../../../base/contract/call.ts'
import { companySizes, degrees, genders, profileFields } from './details.rules.ts'

export const skill = z.object({ userSkillId: z.number(), skillName: z.string(), skillTagId: z.number() })

export const education = z.object({
  userEduId: z.number(),
  schoolName: z.string(),
  majorName: z.string(),
  degreeName: z.enum(degrees),
  eduStartTime: z.string().nullable(),
  eduEndTime: z.string().nullable(),
})

export const career = z.object({
  userWorkId: z.number(),
  companyName: z.string(),
  jobName: z.string(),
  workStartTime: z.string().nullable(),
  workEndTime: z.string().nullable(),
})

const kept = { shipDeleteId: z.number(), organization: z.string(), description: z.string() }
const getTime = z.string().nullable()
export const article = z.object({ ...kept, articleName: z.string(), getTime })
export const prize = z.object({ ...kept, prizeName: z.string(), getTime })
export const project = z.object({ ...kept, projectName: z.string() })
export const others = z.object({ ...kept, othersName: z.string() })
/** One of the four, where its kind is known otherwise. */
export const accomplishment = z.object({ ...kept, name: z.string(), getTime })

const accomplishments = z.object({
  article: z.array(article),
  project: z.array(project),
  prize: z.array(prize),
  others: z.array(others),
})

export const company = z.object({
  companyName: z.string(),
  jobName: z.string(),
  industry: z.string().nullable(),
  staff: z.enum(companySizes).nullable(),
  website: z.string(),
  introduction: z.string(),
})

export const entry = z.object({ code: z.string(), nameCn: z.string(), nameEn: z.string() })

const location = z.object({
  country: z.string().nullable(),
  province: z.string(),
  city: z.string(),
  /** The whole place as it is said; empty where nothing is known. */
  nameCn: z.string(),
  nameEn: z.string(),
})

/** A person as this reader may see them. */
export const profile = z.object({
  id: z.number(),
  /** The id at the sign-on site; one's own only. */
  userId: z.string().nullable(),
  userName: z.string(),
  avatar: z.string().nullable(),
  userBanner: z.string().nullable(),
  introduction: z.string(),
  /** One's own only. */
  birthday: z.string().nullable(),
  /** In years; shown with the education. */
  age: z.number().nullable(),
  email: z.string().nullable(),
  industry: z.array(entry),
  location,
  /** Whether this reader sees each group: 1 or 0. */
  private: z.record(z.string(), z.number()),
  skills: z.array(skill),
  careers: z.array(career),
  educations: z.array(education),
  accomplishments,
  joinedAt: instant(),
  oFollowingCount: z.number(),
  oFollowerCount: z.number(),
})

export const info = profile.omit({ industry: true }).extend({
  /** One's own only. */
  sex: z.enum(genders).nullable(),
  industry: z.array(z.string()),
  /** Fields that are still empty, of those that a competition may ask for; one's own only. */
  missing: z.array(z.enum(profileFields)),
  /** What there is to choose from, for oneself; else those that are chosen. */
  industries: z.array(entry),
})
