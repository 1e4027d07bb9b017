import { builtPages } from './built-pages.ts'
import { featureSamples } from './samples.ts'
import type { Stage } from './stage.ts'

type PageSamples = Record<string, (stage: Stage) => string>

/** Pages without parameters are where they say; those about a competition and nothing else are asked for the stage's. */
const ofItself: PageSamples = Object.fromEntries(
  builtPages
    .filter(path => !path.replace(/^(\/admin)?\/competitions\/:id(?=\/|$)/, '').includes(':'))
    .map(path => [path, ({ competition }: Stage) => path.replace(':id', String(competition.id))]),
)

/** Where each built page is found on a stage, by its path in the URL map. */
export const pageSamples: PageSamples = Object.assign(
  {},
  ofItself,
  ...featureSamples.map(({ pages = {} }) => pages),
)
