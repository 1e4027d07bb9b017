import { parentPort, workerData } from 'node:worker_threads'
import type { MatchProblem } from '../../matching.rules.ts'
import { solve } from './solve.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
parentPort?.postMessage(solve(workerData as MatchProblem))
