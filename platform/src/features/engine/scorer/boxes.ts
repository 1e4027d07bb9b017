import { isDecimal } from './decimals.ts'

/** A rectangle by its upper left corner and its size, as COCO writes them; answers are sure of theirs. */
export type Box = {
  label: string
  confidence: number
  x: number
  y: number
  width: number
  height: number
}

/** How many words a box is: `label x y width height`, and in predictions the confidence after the label. */
export const fieldsOfBox = { answer: 5, prediction: 6 } as const
export type BoxSide = keyof typeof fieldsOfBox

/** Cells of boxes, as they should be. */
export const boxesExample = { answer: 'car 10 20 30 40', prediction: 'car 0.9 10 20 30 40' } as const

/** SQL of the boxes of an answer as a prediction that is sure of them. */
export function sureBoxes(answer: string): string {
  const box = Array.from({ length: fieldsOfBox.answer }, () => '([^ ]+)').join(' +')
  return `regexp_replace(${answer}, '${box}', '\\1 1 \\2 \\3 \\4 \\5', 'g')`
}

/** Areas of what is beyond would no longer be numbers. */
const [least, most] = [1e-100, 1e100]
const numberOf = (text: string | undefined): number => {
  const value = isDecimal(text ?? '') ? Number(text) : Number.NaN
  return value === 0 || (Math.abs(value) >= least && Math.abs(value) <= most) ? value : Number.NaN
}

/**
 * The boxes of a cell, none where it is empty; undefined where it is no list of boxes. A box of the answers has an area.
 */
export function boxesOf(text: string, side: BoxSide): Box[] | undefined {
  const words = text.split(' ').filter(Boolean)
  const size = fieldsOfBox[side]
  if (words.length % size !== 0) return undefined
  const boxes: Box[] = []
  for (let at = 0; at < words.length; at += size) {
    const [label = '', ...numbers] = words.slice(at, at + size)
    const [confidence, x, y, width, height] = (side === 'answer' ? ['1', ...numbers] : numbers).map(numberOf)
    const box = { label, confidence, x, y, width, height } as Box
    if ([box.confidence, box.x, box.y, box.width, box.height].some(Number.isNaN)) return undefined
    if (box.width < 0 || box.height < 0) return undefined
    if (side === 'answer' && (box.width === 0 || box.height === 0)) return undefined
    boxes.push(box)
  }
  return boxes
}
