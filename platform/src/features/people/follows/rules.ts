export const followDirections = ['followings', 'followers'] as const
export const followsPerPage = 20
