import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const assignmentsServer = defineServer({
  name: 'review/assignments',
  personal,
  handlers: async () => {
    const [{ assignmentHandlers }, { managedHandlers }] = await Promise.all([
      import('./routes.ts'),
      import('./managed.routes.ts'),
    ])
    return [...assignmentHandlers, ...managedHandlers]
  },
})
