import { answerDrawings } from '../../../../../base/typesetting/drawing-thread.ts'
import { makeNeutral } from './make-neutral.ts'

answerDrawings(makeNeutral)
