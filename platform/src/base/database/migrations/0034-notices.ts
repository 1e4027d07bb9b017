import { sql, type Kysely } from 'kysely'

/** What people are told of stands in a table of its own instead of among messages; they choose by kind how they hear of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table notice (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      kind text not null check (char_length(kind) between 3 and 60),
      text_zh text not null check (char_length(text_zh) between 1 and 4000),
      text_en text not null check (char_length(text_en) between 1 and 4000),
      path text not null check (path ~ '^/([^/\\\\]|$)'),
      -- What of one group is not read yet is one notice that counts.
      group_key text,
      count integer not null default 1 check (count >= 1),
      -- False for what somebody hears of by e-mail alone.
      on_site boolean not null,
      -- True until it was in a digest, or need not be.
      for_digest boolean not null,
      created_at timestamptz not null,
      read_at timestamptz,
      check (count = 1 or group_key is not null)
    );
    create index notice_list on notice (user_id, created_at desc, id desc) where on_site;
    create index notice_unread on notice (user_id) where read_at is null and on_site;
    create unique index notice_gathers on notice (user_id, group_key) where read_at is null and group_key is not null;
    create index notice_for_digest on notice (user_id, id) where for_digest;

    -- A row only where somebody chose something else than what the kind begins with.
    create table notice_preference (
      user_id bigint not null references app_user on delete cascade,
      kind text not null check (char_length(kind) between 3 and 60),
      on_site boolean not null,
      mail text not null check (mail in ('now', 'daily', 'off')),
      primary key (user_id, kind)
    );

    -- A row once somebody had a digest, or wants none.
    create table notice_digest (
      user_id bigint primary key references app_user on delete cascade,
      is_wanted boolean not null default true,
      -- The day of the last one, where the reader is.
      last_on date
    );

    -- Mails on their way out; without a mail server they stay here, for operators to read.
    create table mail (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      address text not null check (char_length(address) between 3 and 320),
      subject text not null,
      body_text text not null,
      body_html text not null,
      -- The address at which one click stops mails of this sort.
      unsubscribe text not null,
      is_local boolean not null,
      created_at timestamptz not null,
      -- When it is to be tried next; null once it is settled, or is local.
      due_at timestamptz,
      attempts integer not null default 0 check (attempts >= 0),
      sent_at timestamptz,
      given_up_at timestamptz,
      problem text,
      check (sent_at is null or given_up_at is null),
      check ((due_at is null) = (is_local or sent_at is not null or given_up_at is not null))
    );
    create index mail_due on mail (due_at, id) where due_at is not null;
    create index mail_user on mail (user_id);
    create index mail_age on mail (created_at);

    alter table app_user add column message_checked_at timestamptz;

    -- Messages of the system account were one sentence, escaped, and a link.
    insert into notice (user_id, kind, text_zh, text_en, path, on_site, for_digest, created_at, read_at)
    select receiver_id, 'notice.earlier', said, said, coalesce(nullif(path, ''), '/'), true, false, created_at, read_at
    from (
      select m.*,
        replace(replace(replace(replace(replace(replace(regexp_replace(m.content, ' ?<a href="[^"]*">[^<]*</a>$', ''),
          '<br>', chr(10)), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&') as said,
        replace(coalesce(substring(m.content from '<a href="([^"]*)">'), ''), '&amp;', '&') as path
      from message m where m.sender_id = 100000
    ) old where char_length(said) > 0 order by id;
    delete from message where sender_id = 100000;
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what people were told is not undone: restore a backup instead')
}
