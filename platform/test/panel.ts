import { Readable } from 'node:stream'
import type { Answers, Field } from '../src/features/spic/forms/fields.ts'
import { json } from '../src/base/database/json.ts'
import { makeUser } from './factories.ts'
import { makeReviewer } from './reviewers.ts'
import { addEdition } from './spic.ts'
import { smallPdf } from './small-pdf.ts'
import type { World } from './world.ts'

const label = (zh: string) => ({ zh, en: `${zh} in English` })
const plain = { help: { zh: '', en: '' }, isRequired: false, isIdentifying: false, condition: null }
const fields: Field[] = [
  { ...plain, key: 'summary', label: label('摘要'), kind: 'longText', most: 2000 },
  { ...plain, key: 'unit', label: label('单位'), kind: 'text', most: 100, isIdentifying: true },
  { ...plain, key: 'team', label: label('成员'), kind: 'members', most: 10 },
  { ...plain, key: 'paper', label: label('方案书'), kind: 'file', kinds: ['pdf'], most: 3, mostBytes: 1000 },
]

let year = 2101

/** A round of reviews: two criteria, and each proposal given to each reviewer. */
export async function makePanel(
  world: World,
  {
    proposals = 2,
    reviewers = 3,
    isBlind = true,
    ...round
  }: {
    proposals?: number
    reviewers?: number
    isBlind?: boolean
    is_normalised?: boolean
    trim?: number
    disagreement?: number
    due_at?: Date
    edition?: number
  } = {},
) {
  const { db, clock } = world
  const now = clock.now()
  const { edition: editionYear = year++, ...rules } = round
  const edition = await addEdition(world, { year: editionYear, is_blind: isBlind })
  const track = await db
    .insertInto('spic_track')
    .values({ edition_id: edition.id, sort: 0, name_zh: '能源', name_en: 'Energy' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const form = await db
    .insertInto('spic_form')
    .values({
      edition_id: edition.id,
      purpose: 'proposal',
      version: 1,
      fields: json(fields),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const criteria = await db
    .insertInto('review_criterion')
    .values([
      {
        track_id: track.id,
        sort: 0,
        name_zh: '创新',
        name_en: 'Novelty',
        weight: 3,
        most: 10,
        levels: json([{ points: 8, zh: '领先', en: 'Ahead' }]),
      },
      { track_id: track.id, sort: 1, name_zh: '落地', name_en: 'Feasibility', weight: 1, most: 20 },
    ])
    .returning('id')
    .execute()
  const chief = await makeReviewer(world, edition, 0, { name: '组长' })
  const panel = []
  for (let at = 0; at < reviewers; at++)
    panel.push(
      await makeReviewer(world, edition, 2, { name: `专家${at + 1}`, email: `expert${at + 1}@example.com` }),
    )
  const { id: roundId } = await db
    .insertInto('review_round')
    .values({ edition_id: edition.id, kind: 'preliminary', opened_at: now, created_at: now, ...rules })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = []
  for (let at = 0; at < proposals; at++) {
    const owner = await makeUser(world)
    const entry = await db
      .insertInto('spic_entry')
      .values({
        edition_id: edition.id,
        track_id: track.id,
        kind: 'team',
        name: `保密队 ${edition.id}-${at}`,
        owner_id: owner.id,
        form_id: form.id,
        signed_up_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow()
    const proposal = await db
      .insertInto('spic_proposal')
      .values({
        entry_id: entry.id,
        edition_id: edition.id,
        form_id: form.id,
        title: `方案 ${at + 1}`,
        saved_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stored = await world.storage.put(Readable.from([await smallPdf('SecretAuthor')]), {
      maxBytes: 100_000,
    })
    const file = await db
      .insertInto('spic_file')
      .values({
        proposal_id: proposal.id,
        name: '保密队方案书.PDF',
        kind: 'pdf',
        storage_key: stored.key,
        sha256: stored.sha256,
        size: stored.size,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answers: Answers = {
      summary: `内容 ${at + 1}`,
      unit: '保密公司',
      team: [{ name: '保密人', organisation: '', title: '', task: '' }],
      paper: [file.id],
    }
    const submit = async (number: number) => {
      await db
        .insertInto('spic_version')
        .values({
          proposal_id: proposal.id,
          number,
          form_id: form.id,
          track_id: track.id,
          title: `方案 ${at + 1}${number > 1 ? ` 第 ${number} 版` : ''}`,
          answers: json(answers),
          submitted_at: new Date(clock.now().getTime() + at * 60_000),
          sha256: Buffer.alloc(32),
        })
        .execute()
      await db
        .updateTable('spic_proposal')
        .set({ current_version: number })
        .where('id', '=', proposal.id)
        .execute()
    }
    await submit(1)
    const assignments = []
    for (const reviewer of panel)
      assignments.push(
        (
          await db
            .insertInto('review_assignment')
            .values({
              round_id: roundId,
              edition_id: edition.id,
              reviewer_id: reviewer.id,
              proposal_id: proposal.id,
              created_at: now,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
      )
    made.push({ id: proposal.id, owner, entry: entry.name, file: file.id, assignments, submit })
  }
  return {
    edition,
    track: track.id,
    criteria: criteria.map(one => one.id) as [number, number],
    round: roundId,
    chief,
    reviewers: panel,
    proposals: made,
  }
}
export type Panel = Awaited<ReturnType<typeof makePanel>>
