import { abilityOf } from '../../../../base/contract/ability.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { localize } from '../../../../base/web/language.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { signupState } from '../../editions/rules.ts'
import { currentForm, editionFacts, formById, readEdition, tracksOf } from '../../editions/server/public.ts'
import { proposalFaults } from '../faults.ts'
import { cancelDenied, entryDenied, leaveDenied, signupFields, stageOf } from '../rules.ts'
import * as calls from '../signup.contract.ts'
import { handOver } from './commands/hand-over.ts'
import { entryInvitedTo, endInvitation, join, makeInvitation, removeMember } from './commands/members.ts'
import { cancelSignup, saveSignup, signUp } from './commands/sign-up.ts'
import { entryOf, hasSubmitted, membersIn, proposalIn, standingOf } from './entries.ts'
import { formTagOf } from './forms.ts'
import { nameIn, trackName } from './present.ts'
import { checksOf, isEnterprise } from './standing.ts'

export const signupHandlers: Handler[] = [
  handle(calls.getSignup, async ({ db, viewer, lang, now }, { params: { id: editionId } }) => {
    const edition = await readEdition(db, editionId, now)
    const tracks = await tracksOf(db, editionId)
    const checks = await checksOf(db, edition, viewer)
    const entry = await entryOf(db, editionId, viewer.userId)
    const form = entry?.signed_up_at
      ? await formById(db, entry.form_id)
      : await currentForm(db, editionId, 'signup')
    const members = entry ? await membersIn(db, entry.id) : []
    const names = await userNames(
      db,
      members.map(member => member.user_id),
    )
    const proposal = entry && (await proposalIn(db, entry.id))
    const facts = {
      isOwner: entry === undefined || entry.owner_id === viewer.userId,
      signedUpAt: entry?.signed_up_at ?? null,
      hasSubmitted: entry !== undefined && (await hasSubmitted(db, entry.id)),
    }
    const denied = entryDenied(edition, facts, now)
    const noEntry = entry ? undefined : proposalFaults.noEntry
    return {
      edition: editionFacts(edition, { lang, now }),
      kinds: edition.entrant_kinds,
      tracks: tracks.map(track => ({
        id: track.id,
        name: nameIn(track, lang),
        about: localize({ zh: track.about_zh, en: track.about_en }, lang),
      })),
      mostMembers: edition.most_members,
      checks,
      isEnterprise: edition.entrant_kinds.includes('enterprise') && (await isEnterprise(db, viewer.userId)),
      fields: signupFields(form.fields),
      formTag: formTagOf(form),
      entry: entry
        ? {
            id: entry.id,
            kind: entry.kind,
            name: entry.name,
            trackId: entry.track_id,
            answers: entry.answers,
            tag: entry.tag,
            savedAt: entry.updated_at,
            isOwner: facts.isOwner,
            signedUpAt: entry.signed_up_at,
            isInviting: entry.join_hash !== null,
            members: members.map(member => ({
              id: member.user_id,
              name: names.get(member.user_id) ?? '',
              isOwner: member.user_id === entry.owner_id,
              joinedAt: member.joined_at,
            })),
          }
        : null,
      stage: stageOf(standingOf(entry, proposal)),
      abilities: {
        save: abilityOf(denied, lang),
        signUp: abilityOf(denied ?? (facts.signedUpAt ? proposalFaults.signedUp : undefined), lang),
        invite: abilityOf(
          noEntry ?? denied ?? (facts.signedUpAt ? undefined : proposalFaults.notSignedUp),
          lang,
        ),
        cancel: abilityOf(noEntry ?? cancelDenied(edition, facts, now), lang),
        leave: abilityOf(noEntry ?? leaveDenied(edition, facts, now), lang),
      },
    }
  }),

  handle(calls.saveSignup, ({ write, viewer, now }, { params: { id: editionId }, body }) =>
    write(async tx => {
      const { tag, ...given } = body
      return saveSignup(tx, { editionId, viewer, now, given, tag })
    }),
  ),

  handle(calls.signUp, ({ write, viewer, now }, { params: { id: editionId }, body }) =>
    write(async tx => ({ tag: await signUp(tx, { editionId, viewer, now, ...body }), signedUpAt: now })),
  ),

  handle(calls.cancelSignup, ({ write, viewer, now }, { params: { id: editionId } }) =>
    write(async tx => {
      await cancelSignup(tx, { editionId, viewer, now })
      return { isCancelled: true }
    }),
  ),

  handle(calls.makeInvitation, ({ write, viewer, now }, { params: { id: editionId } }) =>
    write(async tx => ({ token: await makeInvitation(tx, { editionId, viewer, now }) }), {
      keepsAnswer: false,
    }),
  ),

  handle(calls.endInvitation, ({ write, viewer, now }, { params: { id: editionId } }) =>
    write(async tx => {
      await endInvitation(tx, { editionId, viewer, now })
      return { isEnded: true }
    }),
  ),

  handle(calls.getInvitation, async ({ db, viewer, lang, now }, { query: { token } }) => {
    const entry = await entryInvitedTo(db, token)
    const edition = await readEdition(db, entry.edition_id, now)
    const members = await membersIn(db, entry.id)
    const own = await entryOf(db, edition.id, viewer.userId)
    const names = await userNames(db, [entry.owner_id])
    return {
      edition: editionFacts(edition, { lang, now }),
      name: entry.name,
      track: await trackName(db, { editionId: edition.id, trackId: entry.track_id }, lang),
      owner: names.get(entry.owner_id) ?? '',
      members: members.length,
      mostMembers: edition.most_members,
      isMember: own?.id === entry.id,
      abilities: {
        join: abilityOf(
          signupState(edition, now) !== 'open'
            ? proposalFaults.signupClosed
            : own
              ? proposalFaults.alreadyIn
              : members.length >= edition.most_members
                ? proposalFaults.full
                : undefined,
          lang,
        ),
      },
    }
  }),

  handle(calls.join, ({ write, viewer, now }, { body: { token } }) =>
    write(async tx => ({ editionId: await join(tx, { token, viewer, now }) })),
  ),

  handle(calls.handOver, ({ write, viewer, now }, { params: { id: editionId }, body: { userId } }) =>
    write(async tx => {
      await handOver(tx, { editionId, userId, viewer, now })
      return { ownerId: userId }
    }),
  ),

  handle(calls.removeMember, ({ write, viewer, now }, { params: { id: editionId, userId } }) =>
    write(async tx => {
      await removeMember(tx, { editionId, userId, viewer, now })
      return { isRemoved: true }
    }),
  ),
]
