import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import type { Db } from './database.ts'

/** oidc-provider's storage on the table `sso.oidc`. */
export function makeAdapter(db: Db, now: () => Date) {
  return class PostgresAdapter implements Adapter {
    readonly model: string
    constructor(model: string) {
      this.model = model
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const text = JSON.stringify(payload)
      // PostgreSQL keeps neither; both came from whoever asked, in `state` for example.
      if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(text))
        throw new errors.InvalidRequest('a parameter is not text')
      const values = {
        payload: text,
        uid: payload.uid ?? null,
        user_code: payload.userCode ?? null,
        grant_id: payload.grantId ?? null,
        account_id: payload.accountId ?? null,
        expires_at: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
      }
      await db
        .insertInto('sso.oidc')
        .values({ model: this.model, id, consumed_at: null, ...values })
        .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute()
    }

    async #findBy(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
      if (value.includes('\0')) return undefined
      const row = await db
        .selectFrom('sso.oidc')
        .select(['payload', 'consumed_at', 'expires_at'])
        .where('model', '=', this.model)
        .where(column, '=', value)
        .executeTakeFirst()
      if (!row || (row.expires_at && row.expires_at < now())) return undefined
      return {
        ...(row.payload as AdapterPayload),
        ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}),
      }
    }

    find(id: string) {
      return this.#findBy('id', id)
    }
    findByUid(uid: string) {
      return this.#findBy('uid', uid)
    }
    findByUserCode(userCode: string) {
      return this.#findBy('user_code', userCode)
    }
    async consume(id: string): Promise<void> {
      await db
        .updateTable('sso.oidc')
        .set({ consumed_at: now() })
        .where('model', '=', this.model)
        .where('id', '=', id)
        .execute()
    }
    async destroy(id: string): Promise<void> {
      await db.deleteFrom('sso.oidc').where('model', '=', this.model).where('id', '=', id).execute()
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      await db.deleteFrom('sso.oidc').where('grant_id', '=', grantId).execute()
    }
  }
}
