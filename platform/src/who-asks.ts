import { resolveViewer } from './features/people/identity/server/viewer.ts'
import { resolveReviewer } from './features/review/reviewers/server/resolve-reviewer.views.ts'

/** How it is found out who asks: people of the site, and reviewers. */
export const whoAsks = { resolveViewer, resolveReviewer }
