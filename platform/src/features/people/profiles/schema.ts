import { z } from 'zod'
import { degrees, profileFields } from './details.rules.ts'

export const skill = z.object({ userSkillId: z.number(), skillName: z.string(), skillTagId: z.number() })

export const education = z.object({
  userEduId: z.number(),
  schoolName: z.string(),
  majorName: z.string(),
  degreeName: z.enum(degrees),
  eduStartTime: z.string().nullable(),
  eduEndTime: z.string().nullable(),
})

export const ownInfo = z.object({
  id: z.number(),
  userId: z.string(),
  userName: z.string(),
  email: z.string().nullable(),
  introduction: z.string(),
  birthday: z.string().nullable(),
  age: z.number().nullable(),
  industry: z.array(z.string()),
  location: z.object({ province: z.string(), city: z.string() }),
  skills: z.array(skill),
  educations: z.array(education),
  /** Fields that are still empty, of those that a competition may ask for. */
  missing: z.array(z.enum(profileFields)),
  industries: z.array(z.object({ code: z.string(), nameCn: z.string(), nameEn: z.string() })),
})
