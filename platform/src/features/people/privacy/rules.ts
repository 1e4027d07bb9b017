/** What a person can show or hide of themselves, and how it stands before they choose. */
export const privacyDefaults = {
  competitions: 'everybody',
  myDynamics: 'everybody',
  othersDynamics: 'everybody',
  work: 'everybody',
  education: 'everybody',
  email: 'nobody',
} as const satisfies Record<string, Audience>

/** To whom: everybody, people who follow each other with them, or nobody. */
export type Audience = 'everybody' | 'mutual' | 'nobody'
export type PrivacySwitch = keyof typeof privacyDefaults
export type PrivacyChoices = Record<PrivacySwitch, Audience>
/** What of somebody this reader sees. */
export type Visible = Record<PrivacySwitch, boolean>

/** As the calls number them. */
export const audiences = ['nobody', 'everybody', 'mutual'] as const satisfies readonly Audience[]

export const privacySwitches = Object.keys(privacyDefaults) as PrivacySwitch[]

/** How a reader stands to whose profile it is. */
export type Reader = 'self' | 'mutual' | 'other'

/** People see everything of their own. */
export function visibleTo(reader: Reader, choices: PrivacyChoices): Visible {
  const shows = (audience: Audience) =>
    reader === 'self' || audience === 'everybody' || (audience === 'mutual' && reader === 'mutual')
  return Object.fromEntries(privacySwitches.map(name => [name, shows(choices[name])])) as Visible
}
