/** Where the signup opens by itself, for whoever had to do something else first. */
export const joinQuery = 'join'
export const joinPath = (competitionId: number): string => `/competitions/${competitionId}?${joinQuery}=1`
