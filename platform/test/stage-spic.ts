import { json } from '../src/base/database/json.ts'
import type { Snapshot } from '../src/features/review/decisions/snapshot.ts'
import type { Field } from '../src/features/spic/forms/fields.ts'
import { makeEntry, makeProposal } from './spic.ts'
import type { World } from './world.ts'

export type StageSpic = {
  edition: number
  tracks: number[]
  signupForm: number
  proposalForm: number
  /** Of the captain with the member, whose proposal was submitted with a file. */
  entry: number
  proposal: number
  version: number
  file: number
  /** What lets others join. */
  token: string
}

const day = 86_400_000

/** What both forms of a stage ask for: a field of every kind, two of them only where a choice says so. */
export function fieldsOf(name: string): { signup: Field[]; proposal: Field[] } {
  const common = (key: string) => ({
    key,
    label: { zh: `${name} ${key}`, en: `${name} ${key}` },
    help: { zh: name, en: name },
    isRequired: false,
    isIdentifying: false,
    condition: null,
  })
  const label = { zh: name, en: name }
  return {
    signup: [
      { ...common('organisation'), kind: 'text', most: 100, isRequired: true, isIdentifying: true },
      { ...common('founded'), kind: 'date', earliest: '1900-01-01', latest: null },
    ],
    proposal: [
      { ...common('what'), kind: 'heading' },
      { ...common('abstract'), kind: 'longText', most: 2_000, isRequired: true },
      {
        ...common('site'),
        kind: 'choice',
        isMany: false,
        isRequired: true,
        options: [
          { value: 'city', label },
          { value: 'harbour', label },
        ],
      },
      {
        ...common('berths'),
        kind: 'number',
        unit: label,
        least: 1,
        most: 50,
        decimals: 0,
        isRequired: true,
        condition: { field: 'site', values: ['harbour'] },
      },
      {
        ...common('goals'),
        kind: 'choice',
        isMany: true,
        options: [
          { value: 'cost', label },
          { value: 'safety', label },
        ],
      },
      {
        ...common('plan'),
        kind: 'table',
        columns: [
          { key: 'step', label, kind: 'text' },
          { key: 'weeks', label, kind: 'number' },
        ],
        most: 10,
      },
      { ...common('people'), kind: 'members', most: 5, isIdentifying: true },
      { ...common('costs'), kind: 'budget', most: 1_000_000 },
      { ...common('papers'), kind: 'file', kinds: ['pdf'], most: 2, mostBytes: 1_000_000 },
    ],
  }
}

/** A published edition with two tracks or more and both forms, open for sign-up and for proposals, and one who proposed. */
export async function fillSpic(
  world: World,
  { name, rows, owner, member }: { name: string; rows: number; owner: number; member: number },
): Promise<StageSpic> {
  const { db, clock } = world
  const now = clock.now()
  const later = (days: number) => new Date(now.getTime() + days * day)
  const stamps = { created_at: now, updated_at: now }
  const { count } = await db
    .selectFrom('spic_edition')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const edition = await db
    .insertInto('spic_edition')
    .values({
      year: 2100 + count,
      name_zh: name,
      name_en: name,
      summary_zh: name,
      summary_en: name,
      body_zh: name,
      body_en: name,
      signup_starts_at: later(-10),
      signup_ends_at: later(10),
      submit_starts_at: later(-5),
      submit_ends_at: later(20),
      published_at: later(-11),
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const of = { edition_id: edition.id }
  const about = { about_zh: name, about_en: name }
  const tracks = await db
    .insertInto('spic_track')
    .values(
      Array.from({ length: Math.max(2, rows) }, (_, sort) => ({
        ...of,
        ...about,
        sort,
        name_zh: `${name} ${sort + 1}`,
        name_en: `${name} ${sort + 1}`,
        quota: 10,
      })),
    )
    .returning('id')
    .execute()
  const fields = fieldsOf(name)
  const form = (purpose: 'signup' | 'proposal') =>
    db
      .insertInto('spic_form')
      .values({ ...of, ...stamps, purpose, version: 1, fields: json(fields[purpose]), frozen_at: later(-9) })
      .returning('id')
      .executeTakeFirstOrThrow()
  const made = {
    edition: edition.id,
    tracks: tracks.map(track => track.id),
    signupForm: (await form('signup')).id,
    proposalForm: (await form('proposal')).id,
  }
  const [track] = made.tracks
  if (track === undefined) throw new Error('an edition of a stage has tracks')
  const entered = { id: edition.id, track, signupForm: made.signupForm, proposalForm: made.proposalForm }
  const token = Buffer.alloc(32, edition.id).toString('base64url')
  const entry = await makeEntry(world, {
    edition: entered,
    name,
    owner,
    members: [member],
    answers: { organisation: name },
    token,
  })
  const proposal = await makeProposal(world, {
    edition: entered,
    fields: fields.proposal,
    entryId: entry,
    by: owner,
    title: name,
    answers: {
      abstract: name,
      site: 'harbour',
      berths: 2,
      goals: ['cost'],
      plan: [{ step: name, weeks: 3 }],
      people: [{ name, organisation: name, title: name, task: name }],
      costs: [{ item: name, amount: 1.5, note: name }],
    },
    // One to compare with, however few there are.
    versions: rows + 1,
  })
  await db
    .insertInto('spic_unwanted')
    .values(
      Array.from({ length: rows }, () => ({
        proposal_id: proposal.id,
        name,
        organisation: name,
        reason: name,
      })),
    )
    .execute()
  const result: Snapshot = {
    round: { id: 1, kind: 'final', isNormalised: false, trim: 0, disagreement: null },
    letter: name,
    proposals: [
      {
        proposalId: proposal.id,
        trackId: track,
        title: name,
        entry: name,
        outcome: 'awarded',
        prizeZh: '一等奖',
        prizeEn: 'First prize',
        rank: 1,
        score: 90,
        mean: 90,
        median: 90,
        deviation: 0,
        count: 1,
        decidedBy: null,
        feedback: {
          kind: 'final',
          rank: 1,
          of: 1,
          score: 90,
          criteria: [{ nameZh: name, nameEn: name, most: 10, weight: 1, mean: 9 }],
        },
        comments: [name],
      },
    ],
  }
  await world.db
    .insertInto('review_publication')
    .values({ edition_id: edition.id, published_at: later(-1), result: json(result) })
    .execute()
  return { ...made, entry, proposal: proposal.id, version: rows + 1, file: proposal.file, token }
}
