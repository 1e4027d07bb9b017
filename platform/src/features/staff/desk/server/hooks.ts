import type { Section } from '../../../../base/feature.ts'
import { defineHook } from '../../../../base/hook.ts'
import type { SiteTodo } from '../../../../base/todo.ts'

/** What all features have for the desk, of which some stand above it. */
export const allSections = defineHook<[], readonly Section[]>('all sections of the administration')
export const allSiteTodos = defineHook<[], readonly SiteTodo[]>('all that may wait for staff of the site')
