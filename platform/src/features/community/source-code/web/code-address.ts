import { pathTo } from '../../../../site/path-to.ts'

/** Where a hand-in is read, or one of its files. */
export const codeAddress = (
  procedure: { id: number; competition: { id: number } },
  more: Record<string, string> = {},
): string =>
  `${pathTo('/competitions/source-code')}?${new URLSearchParams({
    cmptId: String(procedure.competition.id),
    procedureId: String(procedure.id),
    ...more,
  })}`
