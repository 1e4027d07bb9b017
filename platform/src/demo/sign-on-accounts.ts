import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { makeSecret } from '../base/secrets.ts'
import { demoAccounts, type DemoRole, type PasswordOf } from './accounts.ts'

/**
 * Creates the demo accounts at the sign-on site with its own command, or updates those that exist. Without `passwordOf`
 * they are locked. Returns their permanent ids. `withPhones` is for local sites only, which send no codes: the numbers
 * may belong to real people, who could sign in with a code.
 */
export function makeSignOnAccounts(
  env: NodeJS.ProcessEnv,
  { passwordOf, withPhones }: { passwordOf: PasswordOf | undefined; withPhones: boolean },
): Promise<Record<DemoRole, string>> {
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
        .map(({ name, email, phone, locale }) => {
          // A locked account gets a random password that is not kept.
          const password = passwordOf?.(email) ?? makeSecret()
          const isLocked = passwordOf === undefined
          return JSON.stringify({ name, email, ...(withPhones ? { phone } : {}), password, locale, isLocked })
        })
        .join('\n'),
    )
  })
}
