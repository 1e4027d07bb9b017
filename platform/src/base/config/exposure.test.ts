import { expect, test } from 'vitest'
import { exposureNotes, exposureProblems, isForThisMachine } from './exposure.ts'
import { readSettings } from './settings.ts'

const read = (env: NodeJS.ProcessEnv) => readSettings({ LEITAI_DATA: '/nowhere', ...env })
const server = { PUBLIC_URL: 'https://data.example.com', TRUST_PROXY: 'true' }

test.each<[boolean, NodeJS.ProcessEnv]>([
  [true, {}],
  [true, { HOST: '::1', PUBLIC_URL: 'http://127.0.0.2:3000' }],
  [true, { HOST: 'localhost', PUBLIC_URL: 'https://leitai.localhost' }],
  [true, { SSO_ISSUER: 'https://sso.example.com' }],
  [true, { DATABASE_URL: 'postgres://db.example.com/leitai' }],
  [false, { HOST: '0.0.0.0' }],
  [false, { HOST: '::' }],
  [false, { HOST: '192.168.1.5' }],
  [false, { PUBLIC_URL: 'http://192.168.1.5:3000' }],
  [false, { PUBLIC_URL: 'https://data.example.com' }],
  // Names that begin or end like this machine's.
  [false, { PUBLIC_URL: 'https://localhost.example.com' }],
  [false, { PUBLIC_URL: 'https://127.0.0.1.example.com' }],
  [false, { SSO_PUBLIC_URL: 'https://sso.example.com' }],
])('only this machine reaches it: %s with %o, and so there is a demo world by default', (isHere, env) => {
  expect(isForThisMachine(read(env))).toBe(isHere)
  expect(read(env).DEMO).toBe(isHere)
  expect(read({ ...env, DEMO: 'true' }).DEMO).toBe(true)
  expect(read({ ...env, DEMO: 'false' }).DEMO).toBe(false)
})

test.each<[string, NodeJS.ProcessEnv, boolean, RegExp[]]>([
  ['a laptop', {}, true, []],
  ['a server behind a proxy', server, false, []],
  ['one that says that it trusts none', { ...server, TRUST_PROXY: 'false' }, false, []],
  ['one that does not say', { PUBLIC_URL: server.PUBLIC_URL }, false, [/^TRUST_PROXY: must be set/]],
  ['one that is developed on', server, true, [/^HOST and PUBLIC_URL: npm run dev/]],
  [
    'http from other machines',
    { PUBLIC_URL: 'http://10.0.0.5' },
    false,
    [/^SSO_PUBLIC_URL .* must be https/],
  ],
  [
    'all interfaces',
    { HOST: '0.0.0.0', SSO_ISSUER: 'http://sso.lan' },
    false,
    [/^SSO_ISSUER: must be https/],
  ],
])('what a start refuses on %s', (_name, env, isDevelopment, problems) =>
  expect(exposureProblems(read(env), { isDevelopment })).toEqual(
    problems.map(one => expect.stringMatching(one)),
  ),
)

test.each<[string, NodeJS.ProcessEnv, RegExp[]]>([
  ['a laptop', {}, []],
  [
    'a server with everything',
    { ...server, METRICS_TOKEN: 'x'.repeat(16), SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@example.com' },
    [],
  ],
  ['a server with nothing', server, [/^SMTP_URL .* outbox/, /^METRICS_TOKEN/]],
  ['mail from nowhere', { ...server, SMTP_URL: 'smtp://mail' }, [/^MAIL_FROM/, /^METRICS_TOKEN/]],
  [
    'http with an issuer elsewhere',
    { PUBLIC_URL: 'http://10.0.0.5', SSO_ISSUER: 'https://sso.example.com' },
    [/^PUBLIC_URL is http/, /^METRICS_TOKEN/],
  ],
])('what a start says on %s', (_name, env, notes) =>
  expect(exposureNotes(read(env))).toEqual(notes.map(one => expect.stringMatching(one))),
)
