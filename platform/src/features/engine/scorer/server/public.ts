/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { divideAnswers, inspectAnswers, openInspector, sampleOf } from './answers.ts'
export type { Inspected, Inspector } from './answers.ts'
export { metricForm, metricForms } from './metric-forms.ts'
export { proveAnswers, ProofTimeout } from './prove-answers.ts'
export { scoreFile } from './score-file.ts'
export type { MetricChoice, OnProgress, ScoreOutcome, ScoreRequest } from './score-request.ts'
export { metricOf, scorerHashOf } from './scorer-hash-of.ts'
