/** The numbers by which roles are kept, sent and imported; experts are those who score. */
export const reviewRole = { chief: 0, partner: 1, expert: 2, observer: 3 } as const
export type ReviewRole = (typeof reviewRole)[keyof typeof reviewRole]
export const reviewRoles = Object.values(reviewRole)

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
