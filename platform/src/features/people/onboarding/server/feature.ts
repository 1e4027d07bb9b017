import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const onboardingServer = defineServer({
  name: 'people/onboarding',
  personal,
  handlers: async () => (await import('./routes.ts')).onboardingHandlers,
})
