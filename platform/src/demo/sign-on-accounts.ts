import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { demoAccounts, type DemoRole } from './accounts.ts'

/** The demo's people at the sign-on site, by its own command. Returns their lasting ids. */
export function makeSignOnAccounts(env: NodeJS.ProcessEnv): Promise<Record<DemoRole, string>> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../sso/src/accounts-cli.ts')], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', failed)
    child.on('exit', code => {
      if (code !== 0) return failed(new Error('the demo accounts could not be made'))
      const made = output
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as { email: string; sub: string })
      done(
        Object.fromEntries(
          demoAccounts.map(account => [
            account.role,
            made.find(one => one.email === account.email)?.sub ?? '',
          ]),
        ) as Record<DemoRole, string>,
      )
    })
    child.stdin.end(
      demoAccounts
        .map(({ name, email, phone, password, locale }) =>
          JSON.stringify({ name, email, phone, password, locale }),
        )
        .join('\n'),
    )
  })
}
