import { sql } from 'kysely'
import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import { missingContact, type Binding } from '../../../../base/contract/needed-contact.ts'
import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeField } from '../../../../base/web/localize-field.ts'
import { may } from '../../../shared/roles/policy.ts'
import { runCompetition } from '../../../competing/competitions/permissions.ts'
import { shownAnswer, type Entry } from '../../../competing/competitions/entry-form.ts'
import {
  admissionBlocked,
  isOutdated,
  signupBlocked,
  type Admission,
} from '../../../competing/registrations/rules.ts'
import {
  currentSchedule,
  shownSchedule,
  stageOf,
  takesFilesOf,
  takesOnlyCode,
} from '../../../competing/schedules/rules.ts'
import { presentSchedule, type Schedule } from '../../../competing/schedules/server/public.ts'
import type { AttachedTeam } from '../../../competing/teams/server/public.ts'
import type { competitionDetail } from '../contract.ts'
import { competitionParts, stateForMember } from '../../../competing/competitions/rules.ts'
import { cardOf, cardRows, type Competition } from '../../../competing/competitions/server/public.ts'

type Ask = {
  competition: Competition
  schedules: Schedule[]
  viewer: Viewer | null
  registration: (Admission & { agreementVersion: number; entry: Entry }) | null
  team: AttachedTeam | null
  /** Requests that wait for this reader's answer. */ undisposed: number
  inviteName: string | null
  /** What the installation asks for. */ bindingRequired: Binding
  lang: Lang
  now: Date
}

type Reads = { db: ReadDb; shared: ReadCache }

/** Everything the pages of one competition share, with what this reader may do. */
export async function competitionView(
  { db, shared }: Reads,
  ask: Ask,
): Promise<z.input<typeof competitionDetail>> {
  const { competition, schedules, viewer, lang, now } = ask
  const { card, agreement, ...texts } = await shared.read(`competition texts ${competition.id} ${lang}`, () =>
    textsOf(db, competition, lang),
  )
  const current = currentSchedule(schedules, now)
  const shown = shownSchedule(schedules, now)
  const blocked = signupBlocked({
    competition: {
      startAt: competition.start_at,
      endAt: competition.end_at,
      isOpenSignup: competition.is_open_signup,
    },
    isRegistered: ask.registration !== null,
    now,
  })
  const shownCard = cardOf(now)(card)
  return {
    ...shownCard,
    state: ask.team ? stateForMember(shownCard.state) : shownCard.state,
    ...texts,
    agreement: {
      ...agreement,
      isAccepted: ask.registration !== null && ask.registration.agreementVersion >= agreement.version,
    },
    zone: competition.zone,
    isOpenSignup: competition.is_open_signup,
    licence: competition.licence,
    sourceUrl: competition.source_url,
    teamSizeMax: competition.team_size_max,
    mergeDeadline: competition.merge_deadline,
    schedules: schedules.map(schedule => ({
      ...presentSchedule(schedule, lang, now),
      takesOnlyCode: takesOnlyCode(competition, schedule),
    })),
    currentScheduleId: shown?.id ?? null,
    stage: current ? stageOf(current, now) : 0,
    isRegistered: ask.registration !== null,
    missingContact:
      (viewer && missingContact(viewer, ask.bindingRequired, competition.contact ?? 'none')) ?? null,
    entryForm: entryForm(competition, ask.registration, lang),
    attachedTeam: ask.team,
    takesFiles:
      ask.team !== null &&
      ask.registration !== null &&
      admissionBlocked(ask.registration) === undefined &&
      takesFilesOf(
        ask.team,
        schedules.filter(schedule => !takesOnlyCode(competition, schedule)),
        now,
      ),
    teamJoinUndisposedCount: ask.undisposed,
    invite:
      ask.inviteName === null
        ? null
        : { route: `/competitions/${competition.id}/invite`, name: ask.inviteName },
    guideInfo: { isHidden: competition.guide_info_zh === null },
    abilities: {
      signup: abilityOf(blocked, lang),
      manage: { allowed: may(viewer, runCompetition, competition.id) },
    },
  }
}

/** What a signup is asked, what this reader answered, and whether that still suffices. */
function entryForm(competition: Competition, registration: Ask['registration'], lang: Lang) {
  const fields = competition.entry_fields
  return {
    fields: fields.map(field => ({
      key: field.key,
      label: localizeField(field, 'label', lang),
      kind: field.kind,
      required: field.required,
      choices: field.choices.map(value => ({ value, label: shownAnswer(field, value, lang) })),
    })),
    answers: registration?.entry ?? {},
    isOutdated:
      registration !== null &&
      isOutdated(registration, { agreementVersion: competition.agreement_version, entryFields: fields }),
  }
}

/** What a competition says of itself in one language. */
async function textsOf(db: ReadDb, competition: Competition, lang: Lang) {
  const [cards, organisers, texts, faq, category, industries] = await Promise.all([
    cardRows(db, { where: sql`id = ${competition.id}`, order: sql`id`, limit: 1 }, lang),
    db
      .selectFrom('competition_organisation as l')
      .innerJoin('organisation as o', 'o.id', 'l.organisation_id')
      .where('l.competition_id', '=', competition.id)
      .orderBy('l.sort')
      .selectAll('o')
      .execute(),
    db.selectFrom('competition_text').selectAll().where('competition_id', '=', competition.id).execute(),
    db
      .selectFrom('faq')
      .selectAll()
      .where('competition_id', '=', competition.id)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    competition.race_category_id === null
      ? undefined
      : db
          .selectFrom('race_category')
          .selectAll()
          .where('id', '=', competition.race_category_id)
          .executeTakeFirst(),
    db
      .selectFrom('competition_industry as l')
      .innerJoin('industry as i', 'i.code', 'l.industry_code')
      .where('l.competition_id', '=', competition.id)
      .orderBy('i.sort')
      .selectAll('i')
      .execute(),
  ])
  const card = cards[0]
  if (!card) throw new Error(`competition ${competition.id} has no card`)
  const text = (zh: string, en: string) => localize({ zh, en }, lang)
  return {
    card,
    organisers: organisers.map(row => ({
      id: row.id,
      name: text(row.name_zh, row.name_en),
      introduction: text(row.introduction_zh, row.introduction_en),
      url: row.url,
      logo: row.logo,
    })),
    raceCategory: category ? text(category.name_zh, category.name_en) : null,
    industries: industries.map(row => text(row.name_zh, row.name_en)),
    agreement: {
      html: renderMarkdown(text(competition.agreement_zh, competition.agreement_en)),
      version: competition.agreement_version,
    },
    texts: competitionParts.flatMap(part => {
      const row = texts.find(found => found.part === part)
      return row ? [{ part, html: renderMarkdown(text(row.body_zh, row.body_en)) }] : []
    }),
    faq: faq.map(row => ({
      id: row.id,
      question: text(row.question_zh, row.question_en),
      html: renderMarkdown(text(row.answer_zh, row.answer_en)),
    })),
  }
}
