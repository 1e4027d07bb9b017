import type { Fault } from '../../../base/contract/failure.ts'
import { jobFaults } from './faults.ts'

export const jobKinds = ['full', 'intern', 'part'] as const
export type JobKind = (typeof jobKinds)[number]
export const applicationStates = ['sent', 'seen', 'invited', 'declined'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const jobsPerPage = 20
export const talentsPerPage = 24
export const longestBody = 10_000
export const longestMessage = 2_000
export const mostCvBytes = 10 * 1024 * 1024
export const mostSkills = 8

/** Whether people can still apply. */
export const isOpen = (posting: { closesAt: Date | null }, now: Date): boolean =>
  posting.closesAt === null || now < posting.closesAt

type Applying = { posting: { closesAt: Date | null }; isStaff: boolean; hasApplied: boolean }
/** Why somebody who is signed in cannot apply; undefined where they can. */
export const applyDenied = ({ posting, isStaff, hasApplied }: Applying, now: Date): Fault | undefined =>
  !isOpen(posting, now)
    ? jobFaults.closed
    : isStaff
      ? jobFaults.ownDesk
      : hasApplied
        ? jobFaults.applied
        : undefined

/** A file of the portable document format, by how it begins. */
export const isPdf = (head: Uint8Array): boolean =>
  [...'%PDF-'].every((character, at) => head[at] === character.charCodeAt(0))

/** Skills as people type them in one line, each once. */
export const skillsIn = (typed: string): string[] => [
  ...new Map(
    typed
      .normalize('NFKC')
      .split(/[,，、;；]/)
      .map(skill => skill.trim())
      .filter(skill => skill !== '')
      .map(skill => [skill.toLowerCase(), skill] as const),
  ).values(),
]

type Texts = Record<`${'title' | 'place' | 'body'}${'Zh' | 'En'}`, string>
/** What must be there in both languages before everybody sees a posting. */
export const missingOf = (value: Texts): string[] =>
  (['title', 'place', 'body'] as const).flatMap(name =>
    (['Zh', 'En'] as const).flatMap(side =>
      value[`${name}${side}`].trim() === '' ? [`${name}${side}`] : [],
    ),
  )
