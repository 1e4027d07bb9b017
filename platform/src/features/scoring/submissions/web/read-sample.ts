import { readSampleIds, type SampleIds } from '../../../engine/scorer/sample-ids.ts'

/** Of a larger sample the beginning alone is read. */
const mostBytes = 16 * 1024 ** 2

/**
 * The ids of a round's public sample submission. Undefined where it cannot be had, and where it has not as many rows as
 * a submission must have: it is an example of the format then.
 */
export async function readSample(
  url: string,
  idColumn: string,
  expectedRows: number | undefined,
): Promise<SampleIds | undefined> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) return undefined
  const { text, isWhole } = await textOf(answer.body, mostBytes)
  const sample = readSampleIds(text, idColumn, { isWhole })
  if (sample?.isWhole && expectedRows !== undefined && sample.ids.length !== expectedRows) return undefined
  return sample
}

export async function textOf(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<{ text: string; isWhole: boolean }> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; size < most;) {
    const { done, value } = await reader.read()
    if (done) return { text: text + decoder.decode(), isWhole: true }
    size += value.length
    text += decoder.decode(value, { stream: true })
  }
  void reader.cancel().catch(() => undefined)
  return { text, isWhole: false }
}
