import {
  handOver,
  hasSubmitted,
  sharedDays,
  signupTakenBack,
  standingChanged,
} from './features/competing/teams/server/hooks.ts'
import { withdrawRegistration } from './features/competing/registrations/server/registration.ts'
import { refreshBoards } from './features/scoring/rankings/server/commands/refresh-boards.ts'
import { ladderClimbed } from './features/scoring/rankings/server/hooks.ts'
import * as submissions from './features/scoring/submissions/server/commands/hand-over.ts'
import { keepLadder } from './features/scoring/submissions/server/commands/keep-ladder.ts'
import * as teamUse from './features/scoring/submissions/server/team-use.ts'

/** What upper features do when a lower one calls for it, in the same transaction. Every process that runs commands imports this. */
handOver.attach(submissions.handOver)
hasSubmitted.attach(teamUse.hasSubmitted)
ladderClimbed.attach(keepLadder)
sharedDays.attach(teamUse.sharedDays)
standingChanged.attach(refreshBoards)
signupTakenBack.attach(withdrawRegistration)
