/** 0 chief, 1 pilot partner, 2 expert who scores, 3 observer. */
export const reviewRoles = [0, 1, 2, 3] as const
export type ReviewRole = (typeof reviewRoles)[number]

/** Who of the reviewers is asking, as their own session says, which is apart from that of the site. */
export type Reviewer = {
  reviewerId: number
  editionId: number
  account: string
  /** The second part of the account. */
  year: number
  name: string
  role: ReviewRole
  /** Whether roles below the chief are kept from knowing whose a proposal is. */
  isEditionBlind: boolean
}

export const reviewerCookie = 'leitai_review'
