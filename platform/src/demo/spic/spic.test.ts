import { expect, test } from 'vitest'
import { answers, fields } from '../../features/spic/forms/fields.ts'
import { formIssues, issuesOf } from '../../features/spic/forms/rules.ts'
import { daysFrom } from '../days.ts'
import { proposalAnswers, signupAnswers } from './answers.ts'
import { plannedEditions } from './editions.ts'
import { proposalForm, signupForm } from './forms.ts'
import { presentProposals } from './insert-spic.ts'
import { pastProposals } from './past.ts'
import { plannedRubrics } from './rubrics.ts'

const now = new Date('2026-11-27T08:00:00Z')
const all = [...presentProposals, ...pastProposals]
const members = [{ id: 1, name: '林小满', organisation: '海岳大学' }]

test('forms ask for what their builder could have made', () => {
  for (const { forms } of plannedEditions(2026, daysFrom(now)))
    for (const [purpose, form] of Object.entries(forms)) {
      expect(formIssues(form, { takesFiles: purpose === 'proposal' })).toEqual([])
      expect(fields.parse(form)).toEqual(form)
    }
})

test('what is proposed could have been submitted', () => {
  for (const planned of all) {
    const signup = signupAnswers(planned, members, 2026)
    const proposal = proposalAnswers(planned, members, { fileId: 1, startOn: now })
    expect(answers.parse(signup)).toEqual(signup)
    expect(answers.parse(proposal)).toEqual(proposal)
    const files = new Map([[1, { kind: 'pdf' as const, size: 2_000 }]])
    expect([
      planned.title,
      issuesOf(signupForm, signup),
      issuesOf(proposalForm, proposal, { files }),
    ]).toEqual([planned.title, [], []])
  }
})

test('what reviewers found goes by the criteria of the track, and nobody enters twice', () => {
  for (const { track, remarks } of all)
    for (const { points } of remarks) expect(points).toHaveLength(plannedRubrics[track]?.length ?? 0)
  for (const proposals of [presentProposals, pastProposals])
    expect(new Set(proposals.map(one => one.entry)).size).toBe(proposals.length)
})
