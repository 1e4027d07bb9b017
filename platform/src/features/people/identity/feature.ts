import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as sessionsContract from './sessions.contract.ts'
import * as accountsContract from './accounts.contract.ts'
import * as settingsContract from './settings.contract.ts'

export const identity = defineFeature({
  name: 'people/identity',
  audit,
  contracts: { ...contract, ...accountsContract, ...sessionsContract, ...settingsContract },
  sections: [
    {
      place: 40,
      path: '/admin/users',
      icon: 'people',
      title: { zh: '用户与角色', en: 'Users and roles' },
      needs: accountsContract.listAccounts,
    },
  ],
})
