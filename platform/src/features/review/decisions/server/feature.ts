import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const decisionsServer = defineServer({
  name: 'review/decisions',
  personal,
  handlers: async () => {
    const [{ decisionHandlers }, { interestHandlers }, { resultHandlers }, { publicHandlers }] =
      await Promise.all([
        import('./routes.ts'),
        import('./interests.routes.ts'),
        import('./results.routes.ts'),
        import('./public.routes.ts'),
      ])
    return [...decisionHandlers, ...interestHandlers, ...resultHandlers, ...publicHandlers]
  },
})
