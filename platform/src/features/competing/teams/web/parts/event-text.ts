import type { Translated } from '../../../../../base/web/words.ts'
import type { phrases } from '../../phrases.zh.ts'
import type { TeamEvent } from './types.ts'

type Words = Translated<typeof phrases>['history']

/** What happened, in one sentence. */
export function eventText(event: TeamEvent, words: Words): string {
  const { detail } = event
  const who = event.actor?.name ?? words.someone
  const whom = event.subject?.name ?? words.someone
  const team = detail.team?.name ?? ''
  const carried = (text: string) =>
    detail.submissions ? `${text}${words.between}${words.carried(detail.submissions)}` : text
  switch (event.action) {
    case 'founded':
      return words.founded(who)
    case 'edited': {
      const others = (detail.fields ?? []).filter(field => field !== 'name' || !detail.name)
      const parts = [
        ...(detail.name ? [words.renamed(who, detail.name.from, detail.name.to)] : []),
        ...(others.length > 0
          ? [words.edited(who, others.map(field => words.fields[field] ?? field).join(words.between))]
          : []),
      ]
      return parts.join(words.between)
    }
    case 'asked':
      return detail.kind === 'merge' ? words.askedMerge(who, team) : words.askedIn(who)
    case 'withdrew':
      return words.withdrew(who)
    case 'denied':
      return words.denied(who, whom)
    case 'joined':
      return carried(detail.way === 'invitation' ? words.joinedByLink(whom) : words.joinedBy(whom, who))
    case 'removed':
      return words.removed(who, whom)
    case 'quit':
      return words.quit(who)
    case 'transferred':
      return words.transferred(who, whom)
    case 'merged':
      return carried(words.merged(who, team))
    case 'invited':
      return words.invited(who)
    case 'uninvited':
      return words.uninvited(who)
    case 'banned':
      return words.banned(detail.reason ?? '')
    case 'unbanned':
      return words.unbanned
  }
}
