import type { SiteCalls } from '../calls.ts'

/** What a script begins with, in the order in which it needs it. The ids are those of an example. */
export const firstCalls = {
  me: ['GET /api/users/sso'],
  list: ['GET /api/competitions'],
  data: ['GET /api/competitions/{id}', 'GET /api/datasets/files/{fileId}'],
  submit: ['POST /api/competitions/{id}/uploads'],
  score: ['GET /api/submissions/{id}'],
} as const satisfies Record<string, readonly (keyof SiteCalls)[]>

export type FirstCall = keyof typeof firstCalls

const curl = (...lines: string[]) =>
  `curl -fsS -H "Authorization: Bearer $LEITAI_TOKEN" \\\n  ${lines.join(' \\\n  ')}`

/** Each as it is typed in a shell and in Python, for the site at `base`. Those in Python go on from one to the next. */
export const snippetsAt = (base: string): Record<FirstCall, { curl: string; python: string }> => ({
  me: {
    curl: `export LEITAI_TOKEN=...\n${curl(`${base}/api/users/sso`)}`,
    python: `import os, time
import requests

base = '${base}'
session = requests.Session()
session.headers['Authorization'] = f"Bearer {os.environ['LEITAI_TOKEN']}"

def get(path, **query):
    answer = session.get(base + path, params=query)
    answer.raise_for_status()
    return answer.json()['data']

print(get('/api/users/sso')['userName'])`,
  },
  list: {
    curl: curl(`"${base}/api/competitions?type=computing&per_page=12"`),
    python: `found = get('/api/competitions', type='computing', per_page=12)
for competition in found['cmpt']['competitions']:
    print(competition['id'], competition['title'], competition['endTime'])`,
  },
  data: {
    curl: `${curl(`"${base}/api/competitions/1001?part=datasets"`)}\n${curl('-o train.csv', `${base}/api/datasets/files/301`)}`,
    python: `datasets = get('/api/competitions/1001', part='datasets')['datasets']
for file in datasets[0]['files']:
    answer = session.get(base + f"/api/datasets/files/{file['id']}")
    answer.raise_for_status()
    with open(os.path.basename(file['name']), 'wb') as target:
        target.write(answer.content)`,
  },
  submit: {
    curl: curl(
      '-H "Idempotency-Key: run-42-try"',
      '-F "note=baseline" -F file=@result.csv',
      `${base}/api/competitions/1001/uploads`,
    ),
    python: `with open('result.csv', 'rb') as file:
    answer = session.post(base + '/api/competitions/1001/uploads',
                          headers={'Idempotency-Key': 'run-42-try'},
                          data={'note': 'baseline'}, files={'file': file})
answer.raise_for_status()
submission = answer.json()['data']['submission']`,
  },
  score: {
    curl: curl(`${base}/api/submissions/500012`),
    python: `while submission['state'] not in ('scored', 'failed', 'cancelled'):
    time.sleep(5)
    submission = get(f"/api/submissions/{submission['id']}")
print(submission['state'], submission['score'])`,
  },
})

/** The same by the command-line client of the site at `base`, from its download to a score. */
export const cliSnippetAt = (base: string): string => `curl -fsSO ${base}/cli/leitai.mjs
node leitai.mjs config set
node leitai.mjs competitions list
node leitai.mjs competitions download 1001 -p data
node leitai.mjs competitions submit 1001 -f result.csv -m baseline --wait
node leitai.mjs competitions leaderboard 1001 --show 10`
