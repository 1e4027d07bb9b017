import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { reviewRole, type Reviewer } from '../../../../base/http/reviewer.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { filesOf, readForReview, type ForReview } from '../../../spic/proposals/server/public.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import { inReview } from '../../assignments/server/public.ts'
import type { RoundKind } from '../../assignments/rules.ts'
import { isKeptBlind } from '../../reviewers/rules.ts'
import { scoringFaults } from '../faults.ts'
import { stateOf } from '../rules.ts'
import { assigned, assignedIn, type Assigned } from './assignment.views.ts'
import { criteriaIn, criteriaOf } from './rubric.views.ts'

type Standing = {
  assignment_id: number | null
  round_id: number | null
  kind: RoundKind
  due_at: Date | null
  closed_at: Date | null
  current_version: number
}

/**
 * How a reviewer stands to a proposal, in the open round, else in the one that was opened last: by their assignment and
 * the sheet of it, or as the chief. Nobody who is in conflict with it has one.
 */
async function standing(db: Db, { role, reviewerId, editionId }: Reviewer, proposalId: number) {
  const { rows } = await sql<Standing>`
    select a.id as assignment_id, r.id as round_id, r.kind, r.due_at, r.closed_at, p.current_version
    from spic_proposal p
      left join review_round r on r.edition_id = p.edition_id and r.opened_at is not null
      left join review_assignment a on a.round_id = r.id and a.proposal_id = p.id and a.reviewer_id = ${reviewerId}
        and a.state = 'assigned'
    where p.id = ${proposalId} and p.edition_id = ${editionId} and ${inReview('p')}
      and not exists (select from review_conflict c where c.proposal_id = p.id and c.reviewer_id = ${reviewerId})
      and (${role === reviewRole.chief} or a.id is not null)
    order by r.closed_at is null desc, r.opened_at desc nulls last
    limit 1`.execute(db)
  const at = rows[0]
  if (!at) throw new Failure(scoringFaults.notFound)
  const own =
    role === reviewRole.chief || at.assignment_id === null
      ? null
      : await assigned(db, { assignmentId: at.assignment_id, editionId, reviewerId })
  return { at, own, version: own?.sheet?.version ?? at.current_version }
}

/** What a reviewer reads of a version. */
async function readBy(
  db: Db,
  reviewer: Reviewer,
  ask: { proposalId: number; number: number; lang: Lang },
): Promise<ForReview> {
  const read = await readForReview(db, { ...ask, isBlind: isKeptBlind(reviewer) })
  if (!read) throw new Failure(scoringFaults.notFound)
  return read
}

/** A file of the version of a proposal that this reviewer reads. */
export async function fileOf(
  db: Db,
  reviewer: Reviewer,
  { proposalId, fileId, lang }: { proposalId: number; fileId: number; lang: Lang },
) {
  const { version } = await standing(db, reviewer, proposalId)
  const { files } = await readBy(db, reviewer, { proposalId, number: version, lang })
  const named = files.find(one => one.id === fileId)
  const kept = named && (await filesOf(db, proposalId)).find(one => one.id === fileId)
  if (!kept) throw new Failure(scoringFaults.noFile)
  return { file: { ...kept, name: named.name }, version }
}

const sheetOf = ({ assignment_id, is_open, current_version, sheet }: Assigned) => ({
  assignmentId: assignment_id,
  state: stateOf(sheet ?? undefined),
  value: {
    points: sheet?.points ?? {},
    toAuthors: sheet?.to_authors ?? '',
    toPanel: sheet?.to_panel ?? '',
  },
  tag: sheet?.tag ?? 0,
  version: sheet?.version ?? current_version,
  savedAt: sheet?.saved_at ?? null,
  lockedAt: sheet?.locked_at ?? null,
  total: sheet?.total ?? null,
  seconds: sheet?.seconds ?? 0,
  isOpen: is_open,
})

/** All sheets of a proposal in a round, with who locked and unlocked them. */
async function panelOf(db: Db, proposalId: number, roundId: number | null, lang: Lang) {
  if (roundId === null) return []
  const found = await assignedIn(db, { roundId, proposalId })
  if (found.length === 0) return []
  const [reviewers, events, versions] = await Promise.all([
    db
      .selectFrom('reviewer')
      .select(['id', 'name'])
      .where(
        'id',
        'in',
        found.map(one => one.reviewer_id),
      )
      .execute(),
    db
      .selectFrom('review_sheet_event as e')
      .innerJoin('reviewer as w', 'w.id', 'e.reviewer_id')
      .select([
        'e.assignment_id',
        'e.at',
        'e.action',
        'e.reason',
        'e.version',
        'e.moved_to as movedTo',
        'e.total',
        'w.name as by',
      ])
      .where(
        'e.assignment_id',
        'in',
        found.map(one => one.assignment_id),
      )
      .orderBy('e.id')
      .execute(),
    db
      .selectFrom('spic_version')
      .select(['number', 'track_id'])
      .where('proposal_id', '=', proposalId)
      .execute(),
  ])
  const trackOf = new Map(versions.map(one => [one.number, one.track_id]))
  // A proposal that moved to another track is scored there by other criteria.
  const criteria = await criteriaOf(db, [...new Set(trackOf.values())])
  const names = new Map(reviewers.map(one => [one.id, one.name]))
  const history = Map.groupBy(events, event => event.assignment_id)
  return found.map(one => ({
    ...sheetOf(one),
    criteria: criteriaIn(
      criteria.get(trackOf.get(one.sheet?.version ?? one.current_version) ?? 0) ?? [],
      lang,
    ),
    reviewer: names.get(one.reviewer_id) ?? '',
    isOld: one.sheet !== null && one.sheet.version !== one.counted_version,
    history: (history.get(one.assignment_id) ?? []).map(event => ({ ...event, total: Number(event.total) })),
  }))
}

/** A proposal beside its rubric and its sheets, as far as this reviewer may see them. */
export async function reviewOf(db: Db, reviewer: Reviewer, proposalId: number, lang: Lang) {
  const { at, own, version } = await standing(db, reviewer, proposalId)
  const [read, panel, tracks] = await Promise.all([
    readBy(db, reviewer, { proposalId, number: version, lang }),
    reviewer.role === reviewRole.chief ? panelOf(db, proposalId, at.round_id, lang) : null,
    tracksOf(db, reviewer.editionId),
  ])
  const track = tracks.find(one => one.id === read.trackId)
  return {
    proposal: {
      id: proposalId,
      title: read.title,
      track: track ? localizeColumn(track, 'name', lang) : '',
      entry: read.entryName,
      version,
      currentVersion: at.current_version,
      submittedAt: read.submittedAt,
      fields: read.fields,
      answers: read.answers,
      files: read.files,
    },
    round:
      at.round_id === null
        ? null
        : { id: at.round_id, kind: at.kind, dueAt: at.due_at, isOpen: at.closed_at === null },
    criteria: criteriaIn((await criteriaOf(db, [read.trackId])).get(read.trackId) ?? [], lang),
    own: own && sheetOf(own),
    panel,
  }
}
