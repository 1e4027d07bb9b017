import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, instant, numeric } from '../../../base/contract/call.ts'
import { activityStates, mostSections, signupStates } from './activity.rules.ts'
import { informationFaults as faults } from './faults.ts'

const params = z.object({ id: id() })

export const getActivity = defineCall({
  method: 'GET',
  path: '/api/information/{id}/activity',
  summary: {
    zh: '活动的时间、地点与报名情况',
    en: 'When and where an event is, and how its sign-up stands',
  },
  access: 'public',
  params,
  answer: z.object({
    /** Null while an event has no time yet. */
    activity: z
      .object({
        startsAt: instant(),
        endsAt: instant(),
        zone: z.string(),
        state: z.enum(activityStates),
        /** Why it was called off; null where it was not. */
        cancelReason: z.string().nullable(),
        place: z.string(),
        onlineUrl: z.string().nullable(),
        /** There is a link that only those who are in are shown. */
        isLinkHidden: z.boolean(),
        signup: z.object({
          state: z.enum(signupStates),
          from: instant().nullable(),
          until: instant().nullable(),
        }),
        capacity: z.number().nullable(),
        taken: z.number(),
        waiting: z.number(),
        /** The reader's own sign-up; `ahead` waits before them. */
        own: z.object({ isWaiting: z.boolean(), ahead: z.number() }).nullable(),
        sections: z.array(z.object({ number: z.number(), title: z.string() })),
        abilities: z.object({ signUp: ability, cancel: ability }),
      })
      .nullable(),
  }),
  faults: [faults.notFound],
})

export const getSection = defineCall({
  method: 'GET',
  path: '/api/information/{id}/content/{number}',
  summary: { zh: '活动的一页内容', en: 'One of the pages of an event' },
  access: 'public',
  params: z.object({ id: id(), number: numeric().int().min(1).max(mostSections) }),
  answer: z.object({ number: z.number(), title: z.string(), html: z.string() }),
  faults: [faults.notFound, faults.noSection],
})

const own = z.object({ isWaiting: z.boolean() })

export const signUpForActivity = defineCall({
  method: 'PUT',
  path: '/api/information/{id}/signup',
  summary: { zh: '报名活动；满员时进入候补', en: 'Sign up for an event, or wait where it is full' },
  access: 'user',
  params,
  answer: own,
  faults: [
    faults.notFound,
    faults.noActivity,
    faults.noSignup,
    faults.signupNotOpen,
    faults.signupClosed,
    faults.cancelled,
    faults.over,
  ],
  limit: { times: 60, seconds: 3600 },
})

export const cancelSignup = defineCall({
  method: 'DELETE',
  path: '/api/information/{id}/signup',
  summary: { zh: '取消报名', en: 'Give up one’s place at an event' },
  access: 'user',
  params,
  answer: z.object({ isCancelled: z.boolean() }),
  faults: [faults.notFound, faults.noActivity, faults.over],
  alwaysOpen: true,
})

export const getCalendar = defineCall({
  method: 'GET',
  path: '/api/information/{id}/calendar.ics',
  summary: { zh: '活动的日历文件', en: 'An event as a calendar file' },
  access: 'public',
  params,
  answer: 'file',
  faults: [faults.notFound, faults.noActivity],
})
