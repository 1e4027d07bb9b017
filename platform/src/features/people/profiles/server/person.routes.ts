import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import { blockedAmong } from '../../follows/server/public.ts'
import { findPeople, lastAddressOf, personOf } from '../../identity/server/public.ts'
import { degrees } from '../details.rules.ts'
import { profileFaults } from '../faults.ts'
import * as calls from '../person.contract.ts'
import { territoryOf, unknownTerritory } from './territory.ts'
import { infoOf, profileOf } from './views.ts'

/** Whoever looks for somebody finds them among the first; more would be for those who collect names. */
const mostFound = 50

export const personHandlers: Handler[] = [
  handle(calls.getProfile, ({ read, viewer, now }, { params }) =>
    profileOf(read, { id: params.id, viewerId: viewer?.userId ?? null, now }),
  ),

  handle(calls.getInfo, ({ db, viewer, now }, { query }) =>
    infoOf(db, { id: query.userId ?? viewer.userId, viewerId: viewer.userId, now }),
  ),

  handle(calls.getAbility, async ({ read, viewer, now }, { query }) => {
    const id = query.id ?? query.userId ?? viewer.userId
    if (query.userId !== undefined && query.userId !== id) throw new Failure(profileFaults.noSuchPerson)
    const shown = await profileOf(read, { id, viewerId: viewer.userId, now })
    const held = degrees.filter(degree => shown.educations.some(({ degreeName }) => degreeName === degree))
    return {
      id,
      skills: shown.skills,
      industry: shown.industry,
      degreeName: held.at(-1) ?? null,
      accomplishments: {
        article: shown.accomplishments.article.length,
        project: shown.accomplishments.project.length,
        prize: shown.accomplishments.prize.length,
        others: shown.accomplishments.others.length,
      },
    }
  }),

  handle(calls.searchPeople, async ({ read, viewer }, { query }) => {
    const { keyword, page, pageSize } = query
    if (keyword === '') return { total: 0, list: [] }
    const found = await findPeople(read, {
      keyword,
      words: searchQuery(keyword),
      viewerId: viewer.userId,
      most: mostFound,
    })
    const blocked = await blockedAmong(
      read,
      viewer.userId,
      found.map(({ id }) => id),
    )
    const people = found.filter(({ id }) => !blocked.has(id))
    return {
      total: people.length,
      list: people
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ user_name: name, ...person }) => ({ ...person, name })),
    }
  }),

  handle(calls.getTerritory, async ({ read, settings, log }, { query }) => {
    if (!(await personOf(read, query.userId))) throw new Failure(profileFaults.noSuchPerson)
    // Most have no table to look in.
    if (settings.IP_TERRITORY_FILE === undefined) return { territory: null }
    const address = await lastAddressOf(read, query.userId)
    const found = address === null ? null : await territoryOf(settings, address, log)
    return { territory: found ?? unknownTerritory }
  }),
]
