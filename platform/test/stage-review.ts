import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReviewRole } from '../src/base/http/reviewer.ts'
import { json } from '../src/base/database/json.ts'
import { hashSecret } from '../src/base/secrets.ts'
import { makeUser, type TestUser } from './factories.ts'
import { makeReviewer, type TestReviewer } from './reviewers.ts'
import { smallPdf } from './small-pdf.ts'
import { makeEdition, proposalAnswers } from './spic.ts'
import type { World } from './world.ts'

export const reviewerNames = ['chief', 'partner', 'expert', 'observer'] as const
type ReviewerName = (typeof reviewerNames)[number]

/** What of the contest and its review stands on a stage. */
export type StageReview = {
  /** Open for sign-ups and proposals, with both forms and a track with a criterion. */
  edition: number
  year: number
  track: number
  signupForm: number
  proposalForm: number
  criterion: number
  /** Of the captain, with the member: signed up, with a version and a file; assigned to the expert, with a draft. */
  entry: number
  proposal: number
  file: number
  assignment: number
  /** Of `other`: shortlisted, with a locked sheet of the expert and the interest of the partner. */
  otherEntry: number
  otherProposal: number
  otherFile: number
  /** Kept out by the chief. */
  rejected: number
  /** Open. */
  round: number
  reviewers: Record<ReviewerName, TestReviewer>
  /** A personal link of the expert, and its token. */
  link: { id: number; token: string }
}

/** An edition in the middle of its review, with `each` further entries, reviewers and whatever there can be several of. */
export async function fillReview(
  world: World,
  {
    name,
    count,
    each,
    people,
  }: {
    name: string
    /** Of stages before this one: years are not given twice. */
    count: number
    each: readonly number[]
    people: Record<'captain' | 'member' | 'other' | 'administrator', TestUser>
  },
): Promise<StageReview> {
  const { db } = world
  const now = world.clock.now()
  const edition = await makeEdition(world, {
    year: 2001 + count,
    name_zh: `${name} 试点`,
    name_en: `${name} pilots`,
    body_zh: '正文',
    body_en: 'Text',
  })
  const { id: criterion } = await db
    .insertInto('review_criterion')
    .values({
      track_id: edition.track,
      sort: 1,
      name_zh: '创新',
      name_en: 'Novelty',
      weight: 1,
      most: 10,
      levels: json([{ points: 10, zh: '首创', en: 'First of its kind' }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: round } = await db
    .insertInto('review_round')
    .values({ edition_id: edition.id, kind: 'preliminary', opened_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

  const stored = await world.storage.put(Readable.from([await smallPdf()]), { maxBytes: 100_000 })
  const propose = async (owner: TestUser, members: readonly TestUser[], title: string) => {
    const { id: entry } = await db
      .insertInto('spic_entry')
      .values({
        edition_id: edition.id,
        track_id: edition.track,
        kind: 'team',
        name: `${title} team`,
        owner_id: owner.id,
        form_id: edition.signupForm,
        answers: json({ phone: '13800000000', why: '想试点' }),
        signed_up_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('spic_member')
      .values(
        [owner, ...members].map(one => ({
          entry_id: entry,
          edition_id: edition.id,
          user_id: one.id,
          joined_at: now,
        })),
      )
      .execute()
    const { id: proposal } = await db
      .insertInto('spic_proposal')
      .values({
        entry_id: entry,
        edition_id: edition.id,
        form_id: edition.proposalForm,
        title,
        answers: json(proposalAnswers),
        saved_at: now,
        saved_by: owner.id,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: file } = await db
      .insertInto('spic_file')
      .values({
        proposal_id: proposal,
        name: `${title}.pdf`,
        kind: 'pdf',
        storage_key: stored.key,
        sha256: stored.sha256,
        size: stored.size,
        uploaded_by: owner.id,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answers = json({ ...proposalAnswers, papers: [file] })
    await db
      .insertInto('spic_version')
      .values({
        proposal_id: proposal,
        number: 1,
        form_id: edition.proposalForm,
        track_id: edition.track,
        title,
        answers,
        submitted_at: now,
        submitted_by: owner.id,
        sha256: createHash('sha256').update(title).digest(),
      })
      .execute()
    await db
      .updateTable('spic_proposal')
      .set({ answers, current_version: 1 })
      .where('id', '=', proposal)
      .execute()
    return { entry, proposal, file }
  }
  const own = await propose(people.captain, [people.member], `${name} first`)
  const others = await propose(people.other, [], `${name} second`)
  const further = []
  for (const index of each)
    further.push(
      await propose(
        await makeUser(world, { user_name: `${name} proposer ${index}` }),
        [],
        `${name} further ${index}`,
      ),
    )

  const reviewers = {} as StageReview['reviewers']
  for (const [role, one] of reviewerNames.entries())
    reviewers[one] = await makeReviewer(world, edition, role as ReviewRole, {
      account: `${one}-${edition.year}-a`,
      name: `${name} ${one}`,
      organisation: `${name} academy`,
      email: `${one}@${name}.example`,
    })
  const panel = [reviewers.expert]
  for (const index of each)
    panel.push(
      await makeReviewer(world, edition, 2, {
        account: `expert${index}-${edition.year}-a`,
        name: `${name} expert ${index}`,
      }),
    )

  const assign = async (reviewerId: number, proposalId: number) =>
    (
      await db
        .insertInto('review_assignment')
        .values({
          round_id: round,
          edition_id: edition.id,
          reviewer_id: reviewerId,
          proposal_id: proposalId,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const fill = (assignment: number, proposalId: number, isLocked: boolean) =>
    db
      .insertInto('review_sheet')
      .values({
        assignment_id: assignment,
        proposal_id: proposalId,
        version: 1,
        points: json({ [criterion]: 8 }),
        to_authors: '很好',
        to_panel: '可以试点',
        saved_at: now,
        ...(isLocked ? { total: 80, locked_at: now } : {}),
      })
      .execute()
  const assignment = await assign(reviewers.expert.id, own.proposal)
  await fill(assignment, own.proposal, false)
  for (const [index, one] of [others, ...further].entries())
    for (const reviewer of panel) {
      const given = await assign(reviewer.id, one.proposal)
      await fill(given, one.proposal, index === 0 || reviewer !== reviewers.expert)
      if (index === 0)
        await db
          .insertInto('review_sheet_event')
          .values({
            assignment_id: given,
            at: now,
            action: 'lock',
            reviewer_id: reviewer.id,
            version: 1,
            points: json({ [criterion]: 8 }),
            total: 80,
          })
          .execute()
    }
  const out = await propose(await makeUser(world, { user_name: `${name} rejected` }), [], `${name} rejected`)
  await db
    .insertInto('review_rejection')
    .values([
      {
        proposal_id: out.proposal,
        reason: '不在范围',
        rejected_by: reviewers.chief.id,
        rejected_at: now,
      },
    ])
    .execute()
  for (const index of each) {
    const gone = await propose(
      await makeUser(world, { user_name: `${name} gone ${index}` }),
      [],
      `${name} gone ${index}`,
    )
    await db
      .insertInto('review_conflict')
      .values({
        reviewer_id: reviewers.expert.id,
        proposal_id: gone.proposal,
        edition_id: edition.id,
        source: 'staff',
        reason: '合作过',
        created_at: now,
      })
      .execute()
    await db
      .updateTable('spic_proposal')
      .set({ current_version: null, withdrawn_at: now, withdrawal: '不参加了' })
      .where('id', '=', gone.proposal)
      .execute()
    await db
      .insertInto('review_matching')
      .values({
        round_id: round,
        at: now,
        by_id: people.administrator.id,
        seed: index,
        detail: json({ pairs: [], lacks: [], loads: [], milliseconds: 1 }),
      })
      .execute()
    await db
      .insertInto('review_event')
      .values({
        edition_id: edition.id,
        at: now,
        reviewer_id: reviewers.expert.id,
        address: '127.0.0.1',
        action: 'proposal.read',
        proposal_id: own.proposal,
      })
      .execute()
    await db
      .insertInto('spic_unwanted')
      .values({ proposal_id: own.proposal, organisation: `某公司 ${index}`, reason: '竞争对手' })
      .execute()
  }
  for (const one of [others, ...further.slice(1)]) {
    await db
      .insertInto('review_decision')
      .values({
        proposal_id: one.proposal,
        round_id: round,
        edition_id: edition.id,
        outcome: 'shortlisted',
        is_by_rule: false,
        reason: '专家一致推荐',
        decided_by: reviewers.chief.id,
        decided_at: now,
      })
      .execute()
    await db
      .insertInto('review_interest')
      .values({
        reviewer_id: reviewers.partner.id,
        proposal_id: one.proposal,
        edition_id: edition.id,
        message: '想在厂区试点',
        contact: `partner@${name}.example`,
        created_at: now,
      })
      .execute()
    await db
      .insertInto('review_slot')
      .values({
        round_id: round,
        proposal_id: one.proposal,
        starts_at: new Date(now.getTime() + one.proposal * 3_600_000),
        minutes: 20,
        place: '一号会议室',
      })
      .execute()
  }
  const token = Buffer.alloc(32, `review ${edition.id}`).toString('base64url')
  const { id: link } = await db
    .insertInto('reviewer_link')
    .values({
      reviewer_id: reviewers.expert.id,
      token_hash: hashSecret(token),
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    edition: edition.id,
    year: edition.year,
    track: edition.track,
    signupForm: edition.signupForm,
    proposalForm: edition.proposalForm,
    criterion,
    ...own,
    assignment,
    otherEntry: others.entry,
    otherProposal: others.proposal,
    otherFile: others.file,
    rejected: out.proposal,
    round,
    reviewers,
    link: { id: link, token },
  }
}
