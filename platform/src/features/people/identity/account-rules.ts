export const roles = ['administrator', 'editor', 'organiser', 'certifier'] as const
export const accountStates = ['all', 'active', 'locked'] as const

/** The account that notices come from: nobody is it. */
export const systemAccount = 100_000
