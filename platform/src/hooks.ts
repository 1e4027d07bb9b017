import {
  handOver,
  hasSubmitted,
  sharedDays,
  signupTakenBack,
  standingChanged,
} from './features/competing/teams/server/hooks.ts'
import { withdrawRegistration } from './features/competing/registrations/server/registration.ts'
import { refreshBoards } from './features/scoring/rankings/server/commands/refresh-boards.ts'
import * as teamWork from './features/scoring/submissions/server/commands/team-work.ts'

/** What upper features do when a lower one calls for it, in the same transaction. Every process that runs commands imports this. */
handOver.attach(teamWork.handOver)
hasSubmitted.attach(teamWork.hasSubmitted)
sharedDays.attach(teamWork.sharedDays)
standingChanged.attach(refreshBoards)
signupTakenBack.attach(withdrawRegistration)
