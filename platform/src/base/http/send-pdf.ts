import type { Context } from './context.ts'

/** Sends a PDF that was drawn for this one who asks: nobody else keeps it. */
export function sendPdf(
  { exchange }: Pick<Context, 'exchange'>,
  name: string,
  file: Buffer,
  disposition: 'inline' | 'attachment',
): void {
  if (!exchange) throw new Error('a file cannot be sent without an exchange')
  void exchange.reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    })
    .send(file)
}
