import { demoPassword } from '../platform/src/demo/accounts.ts'

/** Reviewers of the demo's present edition, each of one role. */
const accounts = {
  chief: ['chen', 'chief'],
  partner: ['gao', 'partner'],
  expert: ['wang', 'energy'],
  observer: ['xu', 'observer'],
} as const
export type ReviewerName = keyof typeof accounts
export const reviewerNames = Object.keys(accounts) as ReviewerName[]

export const isReviewer = (reader: string): reader is ReviewerName => Object.hasOwn(accounts, reader)

/** What a reviewer signs in with. */
export const reviewerLogin = (name: ReviewerName) => ({
  account: accounts[name].join(`-${new Date().getFullYear()}-`),
  password: demoPassword,
})
