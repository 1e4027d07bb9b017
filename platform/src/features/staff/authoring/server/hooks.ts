import type { CompetitionPage } from '../../../../base/feature.ts'
import { defineHook } from '../../../../base/hook.ts'
import type { Todo } from '../../../../base/todo.ts'

/** What all features have about one competition, of which some stand above this one. */
export const allCompetitionPages = defineHook<[], readonly CompetitionPage[]>('all pages of a competition')
export const allTodos = defineHook<[], readonly Todo[]>('all that may wait for staff')
