import { defineServer } from '../../../../base/server-feature.ts'

export const onboardingServer = defineServer({
  name: 'people/onboarding',
  handlers: async () => (await import('./routes.ts')).onboardingHandlers,
})
