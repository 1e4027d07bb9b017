/** The ending that decides how a file is read: `result.csv.gz` is `csv.gz`. */
export function formatOf(fileName: string): string {
  const match = /\.((?:csv|tsv|txt|json|jsonl)(?:\.gz)?|zip)$/i.exec(fileName)
  return match?.[1]?.toLowerCase() ?? ''
}
