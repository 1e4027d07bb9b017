import type { PrivacySwitch, Visible } from '../privacy/rules.ts'

/** What the spec's site calls whether a group is seen. */
const flags: Record<PrivacySwitch, string> = {
  competitions: 'seeCompetitionInfo',
  myDynamics: 'seeMyDynamicsInfo',
  othersDynamics: 'seeOthersDynamicsInfo',
  work: 'seeWorkInfo',
  education: 'seeEducationInfo',
  email: 'seeEmailInfo',
}

export const flagsOf = (visible: Visible): Record<string, number> =>
  Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [flag, visible[name as PrivacySwitch] ? 1 : 0]),
  )
