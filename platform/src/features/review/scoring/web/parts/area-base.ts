import { useLocation } from 'react-router'

/** The area answers under two addresses; its links stay under the one that was opened. */
export const areaOf = (pathname: string): '/hidden-spic-review' | '/spic-review' =>
  pathname.startsWith('/hidden-') ? '/hidden-spic-review' : '/spic-review'
export const useArea = () => areaOf(useLocation().pathname)
export const sheetPath = (area: string, proposalId: number): string =>
  `${area}/spic-review-2020/${proposalId}`
