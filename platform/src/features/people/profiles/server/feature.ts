import { defineServer } from '../../../../base/server-feature.ts'
import { profileHandlers } from './routes.ts'

export const profilesServer = defineServer({ name: 'people/profiles', handlers: profileHandlers })
