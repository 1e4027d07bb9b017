export const longestTitle = 120

/** Whether a competition would be over before it begins, or at once. */
export const endsTooEarly = ({ startAt, endAt }: { startAt: string; endAt: string }): boolean =>
  Date.parse(startAt) >= Date.parse(endAt)
