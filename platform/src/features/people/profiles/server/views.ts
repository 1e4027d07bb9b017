import { sql } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import { followCountsOf } from '../../follows/server/public.ts'
import { personOf } from '../../identity/server/public.ts'
import { visibleOf } from '../../privacy/server/public.ts'
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
export async function profileOf(db: ReadDb, { id, viewerId, now }: Ask): Promise<Profile> {
  const [person, lists, { industries }, shown, counts] = await Promise.all([
    personOf(db, id),
    listsOf(db, id),
    entriesOf(db, 'industries'),
    visibleOf(db, viewerId, [id]),
    followCountsOf(db, id),
  ])
  const visible = shown.get(id)
  if (!person || !visible) throw new Failure(profileFaults.noSuchPerson)
  const [industry, skills, careers, educations, accomplishments] = lists
  const isOwn = viewerId === id
  const place = withCountry({
    country: person.country,
    province: person.province ?? '',
    city: person.city ?? '',
  })
  return {
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
}

/** The same with what only the person themselves is told: everything that they may change, and what there is to choose from. */
export async function infoOf(db: ReadDb, ask: Ask): Promise<z.input<typeof info>> {
  const { industry, ...shown } = await profileOf(db, ask)
  const chosen = industry.map(({ code }) => code)
  if (ask.id !== ask.viewerId)
    return { ...shown, sex: null, industry: chosen, missing: [], industries: industry }
  const [person, { industries }, missing] = await Promise.all([
    personOf(db, ask.id),
    entriesOf(db, 'industries'),
    missingProfileFields(db, ask.id),
  ])
  return {
    ...shown,
    sex: person?.gender ?? null,
    industry: chosen,
    missing,
    industries: industries
      .filter(entry => !entry.isHidden || chosen.includes(entry.key))
      .map(entry => ({ code: entry.key, nameCn: entry.nameZh, nameEn: entry.nameEn })),
  }
}
