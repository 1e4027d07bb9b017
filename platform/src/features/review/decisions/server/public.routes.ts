import { dayIn } from '../../../../base/clock/zone.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { sendPdf } from '../../../../base/http/send-pdf.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { drawCertificate } from '../../../scoring/certificates/server/public.ts'
import { scoreTexts } from '../../scoring/score-text.ts'
import { readEdition, tracksOf } from '../../../spic/editions/server/public.ts'
import { decisionFaults } from '../faults.ts'
import * as calls from '../public.contract.ts'
import { outcomeWords } from '../outcome-words.ts'
import type { RoundKind } from '../../assignments/rules.ts'
import type { PublishedProposal, Snapshot } from '../snapshot.ts'
import { proposalOfMember } from './interests.views.ts'
import { publicationOf } from './results.ts'

const prizeOf = (one: PublishedProposal, lang: Lang) => localize({ zh: one.prizeZh, en: one.prizeEn }, lang)

/** What was published of an edition that everybody may see. */
async function published(db: Db, editionId: number, now: Date) {
  const edition = await readEdition(db, editionId, now)
  const row = await publicationOf(db, edition.id)
  if (!row) throw new Failure(decisionFaults.noResults)
  return { edition, at: row.published_at, result: row.result }
}

/** What all proposals scored in a round whose last round it was. */
const scoresIn = ({ proposals }: Snapshot, kind: RoundKind) =>
  proposals.flatMap(({ feedback }) => (feedback?.kind === kind ? [feedback.score] : []))

/** What was published of somebody's own proposal: to nobody else is it there. */
async function ownResult(db: Db, ask: { editionId: number; userId: number; now: Date }) {
  const found = await published(db, ask.editionId, ask.now)
  const mine = await proposalOfMember(db, ask)
  const own = mine && found.result.proposals.find(one => one.proposalId === mine.id)
  if (!own) throw new Failure(decisionFaults.noResults)
  return { ...found, own }
}

export const publicHandlers: Handler[] = [
  handle(calls.getResults, async ({ db, lang, now }, { params }) => {
    const { edition, at, result } = await published(db, params.id, now)
    const tracks = await tracksOf(db, edition.id)
    return {
      edition: { id: edition.id, name: localizeColumn(edition, 'name', lang), year: edition.year },
      publishedAt: at,
      tracks: tracks.map(track => ({
        id: track.id,
        name: localizeColumn(track, 'name', lang),
        proposals: result.proposals.flatMap(one =>
          one.trackId === track.id && one.outcome !== 'declined'
            ? [{ title: one.title, entry: one.entry, outcome: one.outcome, prize: prizeOf(one, lang) }]
            : [],
        ),
      })),
    }
  }),

  handle(calls.getLetter, async ({ db, viewer, lang, now }, { params }) => {
    const ask = { editionId: params.id, userId: viewer.userId, now }
    const { edition, own, result } = await ownResult(db, ask)
    const { feedback } = own
    return {
      edition: { id: edition.id, name: localizeColumn(edition, 'name', lang), year: edition.year },
      title: own.title,
      entry: own.entry,
      outcome: own.outcome,
      prize: prizeOf(own, lang),
      letter: result.letter,
      standing: feedback && {
        kind: feedback.kind,
        rank: feedback.rank,
        of: feedback.of,
        score: feedback.score,
        scoreText: scoreTexts(scoresIn(result, feedback.kind))(feedback.score),
      },
      criteria: (feedback?.criteria ?? []).map(one => ({
        name: localize({ zh: one.nameZh, en: one.nameEn }, lang),
        most: one.most,
        mean: one.mean,
        weight: one.weight,
      })),
      comments: own.comments,
      hasCertificate: own.outcome === 'awarded',
    }
  }),

  handle(calls.getCertificate, async (context, { params, query }) => {
    const { db, viewer, now, settings } = context
    const lang: Lang = (query.english ?? context.lang === 'en-US') ? 'en-US' : 'zh-CN'
    const ask = { editionId: params.id, userId: viewer.userId, now }
    const { edition, own, at } = await ownResult(db, ask)
    if (own.outcome !== 'awarded') throw new Failure(decisionFaults.noCertificate)
    const words = wordsIn(outcomeWords, lang).certificate
    const name = localizeColumn(edition, 'name', lang)
    const award = prizeOf(own, lang)
    const number = `${edition.year}-SPIC-${String(own.proposalId).padStart(5, '0')}`
    const pdf = await drawCertificate({
      lang,
      facts: {
        number,
        name: own.entry,
        team: own.entry,
        rank: own.rank ?? 0,
        competition: name,
        award,
        issuedOn: dayIn(usualZone, at),
      },
      title: words.title,
      body: words.body(name, own.title, award),
      issuer: '',
      signers: [],
      logo: null,
      seal: null,
      // Everybody can check it against what is published there.
      address: `${settings.publicUrl}/spic/${edition.id}/results`,
      mark: null,
    })
    sendPdf(context, number, pdf, 'inline')
  }),
]
