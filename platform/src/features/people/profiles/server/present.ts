import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../../../../base/database/tables.ts'
import type { AccomplishmentKind } from '../accomplishments.rules.ts'
import type { accomplishment, career, company, education, profile, skill } from '../schema.ts'

export const skillView = (row: { id: number; name: string }): z.input<typeof skill> => ({
  userSkillId: row.id,
  skillName: row.name,
  skillTagId: row.id,
})

export const educationView = (row: Selectable<Tables['user_education']>): z.input<typeof education> => ({
  userEduId: row.id,
  schoolName: row.school_name,
  majorName: row.major_name,
  degreeName: row.degree,
  eduStartTime: row.start_on,
  eduEndTime: row.end_on,
})

export const careerView = (row: Selectable<Tables['user_work']>): z.input<typeof career> => ({
  userWorkId: row.id,
  companyName: row.company_name,
  jobName: row.job_name,
  workStartTime: row.start_on,
  workEndTime: row.end_on,
})

type AccomplishmentRow = Selectable<Tables['user_accomplishment']>

/** What all four kinds say, and its name and day, which each calls its own way. */
export const accomplishmentView = (row: AccomplishmentRow): z.input<typeof accomplishment> => ({
  shipDeleteId: row.id,
  name: row.name,
  organization: row.organization,
  getTime: row.got_on,
  description: row.description,
})

export function accomplishmentLists(
  rows: readonly AccomplishmentRow[],
): z.input<typeof profile>['accomplishments'] {
  const of = (kind: AccomplishmentKind) => rows.filter(row => row.kind === kind).map(accomplishmentView)
  return {
    article: of('article').map(({ name, ...one }) => ({ ...one, articleName: name })),
    project: of('project').map(({ name, ...one }) => ({ ...one, projectName: name })),
    prize: of('prize').map(({ name, ...one }) => ({ ...one, prizeName: name })),
    others: of('others').map(({ name, ...one }) => ({ ...one, othersName: name })),
  }
}

export const companyView = (row: Selectable<Tables['user_company']>): z.input<typeof company> => ({
  companyName: row.company_name,
  jobName: row.job_name,
  industry: row.industry_code,
  staff: row.staff,
  website: row.website,
  introduction: row.introduction,
})
