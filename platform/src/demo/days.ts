const minute = 60_000
const day = 86_400_000

/** Times by the days from now, on full minutes: nobody announces a deadline to the second. */
export const daysFrom =
  (now: Date) =>
  (days: number): Date =>
    new Date(Math.floor((now.getTime() + days * day) / minute) * minute)
