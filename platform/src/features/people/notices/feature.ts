import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as mailContract from './mail.contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const notices = defineFeature({
  name: 'people/notices',
  noticeKinds,
  contracts: { ...contract, ...mailContract },
  sections: [
    {
      place: 65,
      path: '/admin/mails',
      icon: 'scroll',
      title: { zh: '邮件', en: 'Emails' },
      needs: mailContract.listMails,
    },
  ],
})
