import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Proposal review',
  menu: 'Review',
  home: 'Back to home',
  pages: {
    allproject: 'All projects',
    preliminaries: 'Preliminary shortlist',
    recycle: 'Recycle bin',
    intentionproject: 'Intended pilot projects',
    scoremanage: 'Project scores',
    projectlist: 'Project overview',
  },
}
