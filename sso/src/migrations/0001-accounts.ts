import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table sso.account (
      sub uuid primary key default gen_random_uuid(),
      name text not null check (char_length(name) between 1 and 40),
      email text, phone text,
      email_verified_at timestamptz, phone_verified_at timestamptz,
      password_hash text,
      locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en-US')),
      disabled_at timestamptz,
      created_at timestamptz not null default now(),
      check (email is not null or phone is not null),
      check (phone is null or phone ~ '^\\+[1-9][0-9]{6,14}$')
    );
    create unique index account_email on sso.account (lower(email));
    create unique index account_phone on sso.account (phone);

    create table sso.code (
      id bigint generated always as identity primary key,
      target text not null,
      purpose text not null check (purpose in ('login', 'register', 'bind', 'reset')),
      code_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries integer not null default 0,
      used_at timestamptz
    );
    create index code_target on sso.code (target, purpose, id desc);

    -- Failed attempts, by account or by address.
    create table sso.failure (
      scope text primary key,
      count integer not null,
      last_at timestamptz not null
    );

    create table sso.outbox (
      id bigint generated always as identity primary key,
      target text not null,
      subject text not null,
      body text not null,
      created_at timestamptz not null
    );

    create table sso.oidc (
      model text not null,
      id text not null,
      payload jsonb not null,
      uid text, user_code text, grant_id text, account_id text,
      consumed_at timestamptz,
      expires_at timestamptz,
      primary key (model, id)
    );
    create index oidc_uid on sso.oidc (model, uid) where uid is not null;
    create index oidc_grant on sso.oidc (grant_id) where grant_id is not null;
    create index oidc_account on sso.oidc (account_id) where account_id is not null;
    create index oidc_expiry on sso.oidc (expires_at);

    create table sso.kept_key (name text primary key, value jsonb not null);
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('accounts are not undone: restore a backup instead')
}
