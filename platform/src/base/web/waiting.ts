/**
 * Groups of pages that are for people who are signed in: the login says, in a phrase for each, what waits behind it. Neither
 * the administration nor the review area is among them: nothing is told of those.
 */
const groups = {
  join: /^\/competitions\/\d+\?(.*&)?join=1(&|$)/,
  submits: /^\/competitions\/\d+\/submits\b/,
  teams: /^\/competitions\/\d+\/teams\b/,
  appeal: /^\/competitions\/\d+\/appeal\b/,
  thread: /^\/competitions\/\d+\/discuss\/new\b/,
  code: /^\/competition-private\/verify\b/,
  data: /^\/(datasets\/\d+|competitions\/\d+\/datasets)\b/,
  ownData: /^\/datasets\/edit\b/,
  messages: /^\/messages\b/,
  notices: /^\/notices?\b/,
  settings: /^\/(users\/(settings|v2\/)|users\/\d+\/settings\b|user\/[\d-]+\/setting\b)/,
  profile: /^\/(users(\?|$)|user\/-|user\/\d+\/profile\b)/,
  guide: /^\/guide(-ent)?\b/,
  expert: /^\/experts\/apply\b/,
  challenges: /^\/unveil\/(new|mine|\d+\/(edit|bids))\b/,
  proposal: /^\/spic\/(signup|signupinfo|submit|submit_2020|\d+\/(submits|interests|letter))\b/,
  method: /^\/evalution\/\d+\/method\b/,
} as const

export type Waiting = keyof typeof groups
export const waitings = Object.keys(groups) as Waiting[]

/** What waits at this address of the site, path and query, for whoever signs in; undefined where that needs no word. */
export const waitingAt = (address: string): Waiting | undefined =>
  waitings.find(group => groups[group].test(address))
