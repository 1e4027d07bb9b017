/** Markup that is already safe. Everything else that goes into a template is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character)

function render(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return part.map(render).join('')
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.reduce(
      (text, string, index) => text + string + (index < parts.length ? render(parts[index]) : ''),
      '',
    ),
  )
}
