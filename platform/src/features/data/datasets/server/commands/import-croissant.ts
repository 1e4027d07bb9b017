import { json } from '../../../../../base/database/json.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { datasetFaults } from '../../faults.ts'
import type { Field, ImportOutcome } from '../../schema.ts'
import { readCroissant, type ReadCroissant, type Texts } from '../croissant/read-croissant.ts'
import { ensureDraft } from './ensure-draft.ts'

type Ask = {
  datasetId: number
  document: Record<string, unknown>
  revision: number
  userId: number
  /** This site's own address. */
  site: string
  now: Date
}
type Report = { path: string; outcome: ImportOutcome; detail: string | null }[]

/** Takes what a Croissant document says into the texts of its language, and into those files of the draft that it names. */
export async function importCroissant(tx: Tx, ask: Ask): Promise<{ revision: number; report: Report }> {
  const read = readCroissant(ask.document, ask.site)
  if (!read) throw new Failure(datasetFaults.notCroissant)
  const draft = await ensureDraft(tx, ask)
  if (draft.revision !== ask.revision) throw new Failure(datasetFaults.savedMeanwhile)
  const report: Report = [...read.report]
  await writeFiles(tx, draft.id, read, report)
  const standing = await tx
    .selectFrom('dataset_version')
    .select(['summary_zh', 'summary_en'])
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow()
  const texts = textsOf(read, standing)
  const revision = draft.revision + 1
  await tx
    .updateTable('dataset_version')
    .set({ ...texts, revision })
    .where('id', '=', draft.id)
    .execute()
  if (draft.isNew && Object.keys(texts).length > 0)
    await tx.updateTable('dataset').set(texts).where('id', '=', ask.datasetId).execute()
  return { revision, report }
}

/** Only what the document says is written; the rest stays as it is. */
function textsOf(
  { language, title, description, licence, sourceUrl, citation }: ReadCroissant,
  standing: { summary_zh: string; summary_en: string },
) {
  const quoted = citation && `\`\`\`\n${citation.replaceAll('```', "'''")}\n\`\`\``
  const textsIn = (lang: 'zh' | 'en') => {
    const text = description?.[lang]
    // Made of this very dataset it has the summary for a description: the longer text says more than it does.
    const isKnown = text !== undefined && text === standing[`summary_${lang}`]
    // In each language that has a text.
    const isCited = text !== undefined || (description === null && lang === language)
    const body = isKnown ? '' : [text, isCited && quoted].filter(Boolean).join('\n\n')
    const summary = isKnown
      ? undefined
      : text
          ?.split(/\n\s*\n/)[0]
          ?.replace(/\s+/g, ' ')
          .slice(0, 300)
    return {
      ...(title?.[lang] ? { [`title_${lang}`]: title[lang] } : {}),
      ...(summary ? { [`summary_${lang}`]: summary } : {}),
      ...(body ? { [`body_${lang}`]: body } : {}),
    }
  }
  return {
    ...textsIn('zh'),
    ...textsIn('en'),
    ...(licence ? { licence } : {}),
    ...(sourceUrl ? { source_url: sourceUrl } : {}),
  }
}

async function writeFiles(tx: Tx, versionId: number, read: ReadCroissant, report: Report): Promise<void> {
  const files = await tx
    .selectFrom('dataset_file')
    .select(['id', 'name', 'sha256', 'fields'])
    .where('version_id', '=', versionId)
    .execute()
  const named = (name: string) => files.find(file => file.name === name || file.name.endsWith(`/${name}`))
  for (const { path, name, description, sha256 } of read.files) {
    const file = named(name)
    if (!file) report.push({ path, outcome: 'no_such_file', detail: name })
    else if (sha256 && sha256.toLowerCase() !== file.sha256)
      report.push({ path, outcome: 'other_content', detail: name })
    else {
      if (description)
        await tx
          .updateTable('dataset_file')
          .set({
            ...(description.zh ? { description_zh: description.zh } : {}),
            ...(description.en ? { description_en: description.en } : {}),
          })
          .where('id', '=', file.id)
          .execute()
      report.push({ path, outcome: 'taken', detail: name })
    }
  }
  const changed = new Set<(typeof files)[number]>()
  for (const { path, file: name, column, description } of read.fields) {
    const file = named(read.files.find(one => one.id === name)?.name ?? name)
    if (!file) {
      report.push({ path, outcome: 'no_such_file', detail: name })
      continue
    }
    file.fields = withField(file.fields, column, description)
    changed.add(file)
    report.push({ path, outcome: 'taken', detail: column })
  }
  for (const file of changed)
    await tx
      .updateTable('dataset_file')
      .set({ fields: json(file.fields) })
      .where('id', '=', file.id)
      .execute()
}

function withField(fields: readonly Field[], name: string, texts: Texts): Field[] {
  const known = fields.find(field => field.name === name) ?? { name, zh: '', en: '' }
  return [...fields.filter(field => field.name !== name), { ...known, ...texts }]
}
