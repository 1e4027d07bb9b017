import { defineServer } from '../../../../base/server-feature.ts'

export const privacyServer = defineServer({ name: 'people/privacy' })
