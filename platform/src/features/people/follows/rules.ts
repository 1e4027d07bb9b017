export const followDirections = ['followings', 'followers'] as const
export type FollowDirection = (typeof followDirections)[number]
export const followsPerPage = 20

/** What a button to follow somebody shows. */
export const followStateOf = (relation: { isFollowed: boolean; isFollowing: boolean }) => {
  if (!relation.isFollowed) return 'follow'
  return relation.isFollowing ? 'mutual' : 'followed'
}
