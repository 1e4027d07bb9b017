/** Phones and small tablets, by what they call themselves. */
export const isMobile = (userAgent: string): boolean =>
  /Android|iPhone|iPod|Mobile|HarmonyOS.*Phone|Windows Phone/i.test(userAgent)
