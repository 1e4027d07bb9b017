import { pixel } from '../../../../test/pixel.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                         visitor user  other member captain foreign organiser administrator
POST /api/markdown/preview   40101   ok    ok    ok     ok      ok      ok        ok
POST /api/v1/dfeditor/upload 40101   ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'POST /api/markdown/preview': () => [{ body: { source: '**话**' } }],
    'POST /api/v1/dfeditor/upload': () => [{ file: { field: 'image', name: 'a.png', content: pixel } }],
  },
}
