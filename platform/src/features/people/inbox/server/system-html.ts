/** What the system account wrote, fit to be shown; what cuts it to that is loaded when there is something to cut. */
export async function systemHtml(content: string): Promise<string> {
  const { plainHtml } = await import('../../../../base/markdown/plain-html.ts')
  return plainHtml(content)
}
