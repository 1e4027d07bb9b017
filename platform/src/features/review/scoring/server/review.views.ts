import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Reviewer } from '../../../../base/http/reviewer.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { RoundKind } from '../../assignments/rules.ts'
import { isKeptBlind } from '../../reviewers/rules.ts'
import { scoringFaults } from '../faults.ts'
import { stateOf } from '../rules.ts'
import { blindName, whatIsRead } from '../what-is-read.ts'
import { assigned, assignedIn, type Assigned } from './assignment.views.ts'
import { criteriaIn, criteriaOf } from './rubric.views.ts'

type Standing = {
  assignment_id: number | null
  round_id: number | null
  kind: RoundKind
  due_at: Date | null
  closed_at: Date | null
  version: number
  current_version: number
}

/**
 * How a reviewer stands to a proposal, in the open round, else in the one that was opened last: by their assignment, or as
 * the chief. Nobody who is in conflict with it has one.
 */
async function standing(
  db: Db,
  { role, reviewerId, editionId }: Reviewer,
  proposalId: number,
): Promise<Standing> {
  const own = role === 0 ? sql`` : sql`and a.state = 'assigned'`
  const { rows } = await sql<Standing>`
    select a.id as assignment_id, r.id as round_id, r.kind, r.due_at, r.closed_at,
      coalesce(s.version, p.current_version) as version, p.current_version
    from spic_proposal p
      left join review_round r on r.edition_id = p.edition_id and r.opened_at is not null
      left join review_assignment a on a.round_id = r.id and a.proposal_id = p.id and a.reviewer_id = ${reviewerId} ${own}
      left join review_sheet s on s.assignment_id = a.id and a.state = 'assigned'
    where p.id = ${proposalId} and p.edition_id = ${editionId}
      and p.current_version is not null and p.withdrawn_at is null
      and not exists (select from review_rejection j where j.proposal_id = p.id)
      and not exists (select from review_conflict c where c.proposal_id = p.id and c.reviewer_id = ${reviewerId})
      and (${role === 0} or a.id is not null)
    order by r.closed_at is null desc, r.opened_at desc nulls last
    limit 1`.execute(db)
  const row = rows[0]
  if (!row) throw new Failure(scoringFaults.notFound)
  return row
}

async function versionOf(db: Db, reviewer: Reviewer, proposalId: number, number: number, lang: Lang) {
  const row = await db
    .selectFrom('spic_version as v')
    .innerJoin('spic_form as f', 'f.id', 'v.form_id')
    .innerJoin('spic_track as t', 't.id', 'v.track_id')
    .innerJoin('spic_proposal as p', 'p.id', 'v.proposal_id')
    .innerJoin('spic_entry as e', 'e.id', 'p.entry_id')
    .select([
      'v.title',
      'v.answers',
      'v.submitted_at',
      'v.track_id',
      'f.fields',
      't.name_zh',
      't.name_en',
      'e.name',
    ])
    .where('v.proposal_id', '=', proposalId)
    .where('v.number', '=', number)
    .executeTakeFirstOrThrow()
  const isBlind = isKeptBlind(reviewer)
  const read = whatIsRead(row.fields, row.answers, isBlind)
  const files = read.fileIds.length
    ? await db
        .selectFrom('spic_file')
        .select(['id', 'name', 'kind', 'size', 'sha256', 'storage_key'])
        .where('proposal_id', '=', proposalId)
        .where('id', 'in', read.fileIds)
        .orderBy('id')
        .execute()
    : []
  return {
    row,
    read,
    track: localizeColumn(row, 'name', lang),
    entry: isBlind ? null : row.name,
    files: files.map((file, at) => ({
      ...file,
      name: isBlind ? blindName(at + 1, file.name, lang) : file.name,
    })),
  }
}

/** A file of the version of a proposal that this reviewer reads. */
export async function fileOf(
  db: Db,
  reviewer: Reviewer,
  { proposalId, fileId, lang }: { proposalId: number; fileId: number; lang: Lang },
) {
  const { version } = await standing(db, reviewer, proposalId)
  const { files } = await versionOf(db, reviewer, proposalId, version, lang)
  const file = files.find(one => one.id === fileId)
  if (!file) throw new Failure(scoringFaults.noFile)
  return { file, version }
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
async function panelOf(db: Db, proposalId: number, roundId: number | null) {
  if (roundId === null) return []
  const found = await assignedIn(db, { roundId, proposalId })
  if (found.length === 0) return []
  const [reviewers, events] = await Promise.all([
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
      .select(['e.assignment_id', 'e.at', 'e.action', 'e.reason', 'e.version', 'e.total', 'w.name as by'])
      .where(
        'e.assignment_id',
        'in',
        found.map(one => one.assignment_id),
      )
      .orderBy('e.id')
      .execute(),
  ])
  const names = new Map(reviewers.map(one => [one.id, one.name]))
  const history = Map.groupBy(events, event => event.assignment_id)
  return found.map(one => ({
    ...sheetOf(one),
    reviewer: names.get(one.reviewer_id) ?? '',
    history: (history.get(one.assignment_id) ?? []).map(event => ({ ...event, total: Number(event.total) })),
  }))
}

/** A proposal beside its rubric and its sheets, as far as this reviewer may see them. */
export async function reviewOf(db: Db, reviewer: Reviewer, proposalId: number, lang: Lang) {
  const at = await standing(db, reviewer, proposalId)
  const { editionId, reviewerId, role } = reviewer
  const [{ row, read, track, entry, files }, own, panel] = await Promise.all([
    versionOf(db, reviewer, proposalId, at.version, lang),
    role === 0 || at.assignment_id === null
      ? null
      : assigned(db, { assignmentId: at.assignment_id, editionId, reviewerId }).then(sheetOf),
    role === 0 ? panelOf(db, proposalId, at.round_id) : null,
  ])
  const criteria = (await criteriaOf(db, [row.track_id])).get(row.track_id) ?? []
  return {
    proposal: {
      id: proposalId,
      title: row.title,
      track,
      entry,
      version: at.version,
      currentVersion: at.current_version,
      submittedAt: row.submitted_at,
      fields: read.fields,
      answers: read.answers,
      files,
    },
    round:
      at.round_id === null
        ? null
        : { id: at.round_id, kind: at.kind, dueAt: at.due_at, isOpen: at.closed_at === null },
    criteria: criteriaIn(criteria, lang),
    own,
    panel,
  }
}
