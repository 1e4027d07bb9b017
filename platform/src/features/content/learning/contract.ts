import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, smallId } from '../../../base/contract/call.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'
import { learningFaults as faults } from './faults.ts'
import { stepKinds } from './rules.ts'

const brief = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  steps: z.number(),
  /** How many the reader has done; null for visitors. */
  done: z.number().nullable(),
})

export const getEducation = defineCall({
  method: 'GET',
  path: '/api/education',
  summary: {
    zh: '训练实验室：长期开放的练习赛、有截止日期的新手赛与学习路径',
    en: 'The training lab: practice without an end, competitions for beginners with a deadline, and learning paths',
  },
  access: 'public',
  answer: z.object({
    /** Those that never end. */
    competitions: z.array(competitionCard),
    /** For beginners too, but with a deadline. */
    dated: z.array(competitionCard),
    paths: z.array(brief),
  }),
})

export const getLearningPath = defineCall({
  method: 'GET',
  path: '/api/education/paths/{pathId}',
  summary: { zh: '一条学习路径与自己的进度', en: 'A learning path, and how far one is' },
  access: 'public',
  params: z.object({ pathId: smallId() }),
  answer: z.object({
    id: z.number(),
    title: z.string(),
    summary: z.string(),
    steps: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(stepKinds),
        title: z.string(),
        html: z.string(),
        /** The article or the competition that it leads to. */
        target: z.object({ id: z.number(), title: z.string(), path: z.string() }).nullable(),
        isDone: z.boolean(),
        /** To say that it is done, or not. */
        tick: ability,
      }),
    ),
  }),
  faults: [faults.notFound],
})

export const tickStep = defineCall({
  method: 'PUT',
  path: '/api/education/steps/{stepId}',
  summary: { zh: '标记学习路径的一步是否完成', en: 'Say that a step of a learning path is done, or not' },
  access: 'user',
  params: z.object({ stepId: smallId() }),
  body: z.object({ isDone: z.boolean() }),
  answer: z.object({ isDone: z.boolean() }),
  faults: [faults.noStep, faults.byHandIn],
})
