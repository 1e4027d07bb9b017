import { answerDrawings } from '../../../../../base/typesetting/drawing-thread.ts'
import { drawCertificate } from './draw.ts'

answerDrawings(drawCertificate)
