import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'
import * as feedback from './feedback.contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const help = defineFeature({
  name: 'content/help',
  audit,
  noticeKinds,
  contracts: { ...contract, ...editing, ...feedback },
  sections: [
    {
      place: 29,
      path: '/admin/help',
      icon: 'scroll',
      title: { zh: '帮助与条款', en: 'Help and terms' },
      needs: editing.listEditedDocuments,
    },
    {
      place: 49.5,
      path: '/admin/feedback',
      icon: 'tasks',
      title: { zh: '意见反馈', en: 'Feedback' },
      needs: feedback.listFeedback,
    },
  ],
})
