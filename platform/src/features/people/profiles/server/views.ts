import { sql } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import { followCountsOf } from '../../follows/server/public.ts'
import { seenOf } from '../../privacy/server/public.ts'
import { ageOf } from '../details.rules.ts'
import { profileFaults } from '../faults.ts'
import { placeName, withCountry } from '../places.rules.ts'
import type { info, profile } from '../schema.ts'
import { missingProfileFields } from './missing-fields.ts'
import { accomplishmentLists, careerView, educationView, skillView } from './present.ts'
import { flagsOf } from '../visible.rules.ts'

export type Ask = { id: number; viewerId: number | null; now: Date }
type Profile = z.input<typeof profile>

// What goes on still, then what ended last, whenever it was told; what has no dates after those.
const latestFirst = sql`coalesce(end_on, case when start_on is not null then 'infinity'::date end) desc nulls last,
  start_on desc nulls last, id desc`

/** Of each group what there is, the newest first. */
const listsOf = (db: ReadDb, id: number) =>
  Promise.all([
    db
      .selectFrom('user_industry')
      .select('industry_code')
      .where('user_id', '=', id)
      .orderBy('sort')
      .execute(),
    db.selectFrom('user_skill').select(['id', 'name']).where('user_id', '=', id).orderBy('id').execute(),
    db.selectFrom('user_work').selectAll().where('user_id', '=', id).orderBy(latestFirst).execute(),
    db.selectFrom('user_education').selectAll().where('user_id', '=', id).orderBy(latestFirst).execute(),
    db
      .selectFrom('user_accomplishment')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('kind')
      .orderBy('id', 'desc')
      .execute(),
  ])

/** A person as this reader may see them: what is hidden never leaves the server. */
export const profileOf = async (db: ReadDb, ask: Ask): Promise<Profile> =>
  (await readProfile(db, ask)).profile

/** The same, with what it was made of. */
async function readProfile(db: ReadDb, { id, viewerId, now }: Ask) {
  const [seen, lists, { industries }, counts] = await Promise.all([
    seenOf(db, viewerId, id),
    listsOf(db, id),
    entriesOf(db, 'industries'),
    followCountsOf(db, id),
  ])
  if (!seen) throw new Failure(profileFaults.noSuchPerson)
  const { person, visible } = seen
  const [industry, skills, careers, educations, accomplishments] = lists
  const isOwn = viewerId === id
  const place = withCountry({
    country: person.country,
    province: person.province ?? '',
    city: person.city ?? '',
  })
  const profile: Profile = {
    id,
    userId: isOwn ? person.sso_id : null,
    userName: person.user_name,
    avatar: person.avatar,
    userBanner: person.user_banner,
    introduction: person.introduction,
    birthday: isOwn ? person.birthday : null,
    age: person.birthday !== null && visible.education ? ageOf(person.birthday, now) : null,
    // Others are shown what was verified.
    email: visible.email && (person.email_bound || id === viewerId) ? person.email : null,
    industry: industry.flatMap(({ industry_code: code }) => {
      const known = industries.find(({ key }) => key === code)
      return known ? [{ code, nameCn: known.nameZh, nameEn: known.nameEn }] : []
    }),
    location: { ...place, ...placeName(place) },
    private: flagsOf(visible),
    skills: skills.map(skillView),
    careers: visible.work ? careers.map(careerView) : [],
    educations: visible.education ? educations.map(educationView) : [],
    accomplishments: accomplishmentLists(visible.work ? accomplishments : []),
    joinedAt: person.created_at,
    oFollowingCount: counts.following,
    oFollowerCount: counts.followers,
  }
  return { profile, person, industries }
}

/** The same with what only the person themselves is told: everything that they may change, and what there is to choose from. */
export async function infoOf(db: ReadDb, ask: Ask): Promise<z.input<typeof info>> {
  const { profile, person, industries } = await readProfile(db, ask)
  const { industry, ...shown } = profile
  const chosen = industry.map(({ code }) => code)
  if (ask.id !== ask.viewerId)
    return { ...shown, sex: null, industry: chosen, missing: [], industries: industry }
  return {
    ...shown,
    sex: person.gender,
    industry: chosen,
    missing: await missingProfileFields(db, ask.id, person),
    industries: industries
      .filter(entry => !entry.isHidden || chosen.includes(entry.key))
      .map(entry => ({ code: entry.key, nameCn: entry.nameZh, nameEn: entry.nameEn })),
  }
}
