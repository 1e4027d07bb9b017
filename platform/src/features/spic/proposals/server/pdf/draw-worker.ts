import { answerDrawings } from '../../../../../base/typesetting/drawing-thread.ts'
import { drawProposal } from './draw-proposal.ts'

answerDrawings(drawProposal)
