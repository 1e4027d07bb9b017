import { portablePath } from '../../../../../base/archive/paths.ts'
import { cleanPath } from '../../../../data/datasets/rules.ts'
import { deriveFor, idField, usageField, type AnswerFacts } from '../../../../engine/scorer/answer-rules.ts'
import { metricByKey } from '../../../../engine/scorer/metrics/catalogue.ts'
import type { CompetitionDocument, DatasetDocument, RoundDocument } from '../../documents.ts'
import type { Choices } from '../../schema.ts'
import type { Kept } from '../contents.ts'
import type { Draft, DraftRound } from './draft.ts'

/** Where the contents of a draft are kept: answers and files of data by what they are in the draft, the cover. */
export type DraftContents = {
  answers: ReadonlyMap<DraftRound, Kept>
  files: ReadonlyMap<object, Kept>
  cover: { kept: Kept; mediaType: 'image/png' | 'image/jpeg' | 'image/webp' } | null
}

const megabyte = 1024 * 1024
const both = (text: string) => ({ zh: text, en: text })

/** The documents of a draft as its organiser decided. */
export function documentsOf(
  draft: Draft,
  choices: Choices,
  contents: DraftContents,
  now: Date,
): { competition: CompetitionDocument; rounds: RoundDocument[]; datasets: DatasetDocument[] } {
  return {
    competition: competitionOf(draft, choices, contents),
    rounds: roundsOf(draft, choices, contents, now),
    datasets: datasetsOf(draft, choices, contents),
  }
}

function competitionOf(draft: Draft, choices: Choices, { cover }: DraftContents): CompetitionDocument {
  const text = (part: 'overview' | 'evaluation' | 'rules' | 'prizes' | 'timeline') =>
    draft[part].trim() === '' ? [] : [{ part, ...both(draft[part]) }]
  return {
    type: 'computing',
    languages: choices.languages,
    titleZh: choices.titleZh,
    titleEn: choices.titleEn,
    summaryZh: draft.summary,
    summaryEn: draft.summary,
    rewardZh: '',
    rewardEn: '',
    rewardValue: null,
    prizePlaces: null,
    licence: '',
    sourceUrl: null,
    cover: cover?.kept.sha256 ?? null,
    zone: choices.zone,
    startAt: choices.startAt,
    endAt: choices.endAt,
    isOpenSignup: true,
    visibility: 'public',
    teamSizeMax: 5,
    mergeDeadline: null,
    blockMobileUpload: false,
    requireProfile: false,
    contact: null,
    requireApproval: draft.requireApproval,
    entryFields: [],
    agreement: both(draft.agreement),
    guide: draft.guide.trim() === '' ? null : both(draft.guide),
    texts: [
      ...text('overview'),
      ...text('evaluation'),
      ...text('rules'),
      ...text('prizes'),
      ...text('timeline'),
    ],
    faq: [],
    raceCategory: null,
    tagCodes: [],
    industryCodes: [],
    organisations: [],
    pictures: cover ? [{ sha256: cover.kept.sha256, mediaType: cover.mediaType }] : [],
  }
}

function roundsOf(draft: Draft, choices: Choices, contents: DraftContents, now: Date): RoundDocument[] {
  const taken = choices.rounds
    .filter(choice => choice.isTaken)
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
  return taken.flatMap((choice, sort) => {
    const round = draft.rounds.find(one => one.key === choice.key)
    if (!round) return []
    const metric = choice.metricKey === null ? undefined : metricByKey(choice.metricKey)
    const kept = contents.answers.get(round)
    const facts = round.answers?.facts
    // What is shown of a title follows its sign.
    const title = round.title === '' ? '' : `#${round.title.replaceAll('#', '').trim()}`
    return [
      {
        sort,
        titleZh: title,
        titleEn: title,
        startAt: choice.startAt,
        endAt: choice.endAt,
        listAStart: choice.startAt,
        listAEnd: choice.endAt,
        listBMode: round.listBMode,
        listBStart: null,
        listBEnd: null,
        revealedAt: null,
        revealPlannedAt: null,
        ladder: false,
        maxSubmitCount: round.perDay,
        maxErrorSubmitCount: null,
        subRanks: [],
        subRankNames: [],
        metricKey: metric?.key ?? null,
        metricParams: (metric?.params.safeParse({}).data ?? {}) as RoundDocument['metricParams'],
        metricSql: null,
        direction: metric?.direction ?? round.direction,
        precision: round.precision,
        fileDescription: facts
          ? ((deriveFor(metric, columnsOf(round, facts), round.formats ?? undefined) ??
              null) as RoundDocument['fileDescription'])
          : null,
        maxBytes: 10 * megabyte,
        answers:
          round.answers && kept && facts
            ? [
                {
                  list: 'A' as const,
                  sha256: kept.sha256,
                  fileName: (round.answers.file.split('/').at(-1) ?? '').slice(-200),
                  rows: facts.rows,
                  columns: facts.columns.map(column => column.name),
                  usageCounts: { ...facts.usage },
                  // They are found when the answers are proven.
                  labels: {},
                  isActive: true,
                  createdAt: now.toISOString(),
                },
              ]
            : [],
      },
    ]
  })
}

/** The file names what is handed in; its answers may hold more. */
function columnsOf({ columns }: DraftRound, facts: AnswerFacts): AnswerFacts {
  if (!columns) return facts
  const [id, usage] = [idField(facts.columns), usageField(facts.columns.map(column => column.name))]
  const named = new Set([...columns, id, usage])
  return { ...facts, columns: facts.columns.filter(column => named.has(column.name)) }
}

const datasetsOf = (draft: Draft, choices: Choices, contents: DraftContents): DatasetDocument[] =>
  draft.datasets.map(dataset => ({
    category: null,
    titleZh: dataset.title || choices.titleZh,
    titleEn: dataset.title || choices.titleEn,
    summaryZh: '',
    summaryEn: '',
    bodyZh: dataset.body,
    bodyEn: dataset.body,
    protocolZh: '',
    protocolEn: '',
    licence: '',
    sourceUrl: null,
    // Without a licence nobody may be given it.
    isPublished: false,
    files: dataset.files.flatMap(({ name, file }, index) => {
      const kept = contents.files.get(file)
      return kept
        ? [
            {
              name: portablePath(cleanPath(name) ?? `file-${index + 1}`),
              sha256: kept.sha256,
              descriptionZh: '',
              descriptionEn: '',
              rowCount: null,
              fields: [],
            },
          ]
        : []
    }),
  }))
