import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { boardName } from '../../../../competing/schedules/boards.ts'
import { integrityWords } from '../../words.ts'

export type Finding = Answer<SiteCalls['GET /api/admin/competitions/{id}/integrity']>['findings'][number]
export type FindingDetail = Answer<SiteCalls['GET /api/admin/competitions/{id}/integrity/{findingId}']>
export type Round = { id: number; title: string; boards: readonly { key: string; name: string }[] }

/** As many places as tell it from 1: 0.99997, but not 0.9999700001. */
export const agreementText = (value: number): string => {
  const places = Math.min(9, Math.max(3, Math.ceil(-Math.log10(Math.max(1 - value, 1e-9))) + 1))
  return value >= 1 - 1e-9 ? '1' : value.toFixed(places)
}

export const shareText = (value: number): string => `${Number((value * 100).toPrecision(4))}%`

/** What a finding says in a line or two. */
export function useBrief(rounds: readonly Round[]) {
  const { brief: words, board } = useWords(integrityWords)
  return (brief: Finding['brief']): string[] => {
    const place = (of: { scheduleId: number; list: string; subRank: string }) => {
      const round = rounds.find(one => one.id === of.scheduleId)
      return board(round?.title ?? '', of.list, boardName(round?.boards, of.subRank))
    }
    if (brief.kind === 'same_file') return [words.files(formatCount(brief.files))]
    if (brief.kind === 'near_predictions') {
      const text = brief.measure === 'correlation' ? agreementText : shareText
      return [
        words[brief.measure](text(brief.agreement)),
        brief.usual === null ? words.noUsual : words.usual(text(brief.usual)),
        place(brief),
      ]
    }
    if (brief.kind === 'shared_access')
      return [
        ...(brief.devices > 0 ? [words.devices(formatCount(brief.devices))] : []),
        ...(brief.addresses > 0 ? [words.addresses(formatCount(brief.addresses))] : []),
        words.accounts(formatCount(brief.accounts)),
      ]
    return [
      words.probing(formatCount(brief.submissions), formatCount(brief.small), shareText(brief.share)),
      ...(brief.fullDays > 0 ? [words.fullDays(formatCount(brief.fullDays))] : []),
      place(brief),
    ]
  }
}
