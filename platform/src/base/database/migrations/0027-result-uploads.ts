import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Result files on their way, which can be resumed. What has arrived becomes a submission when it is handed in.
    create table submission_upload (
      id uuid primary key,
      -- Without a round it waits for its bytes to be swept.
      schedule_id bigint references schedule on delete set null,
      user_id bigint not null references app_user,
      name text not null,
      size bigint not null check (size > 0),
      received bigint not null default 0 check (received between 0 and size),
      -- What the browser says of the file, to know it again after a reload.
      fingerprint text not null,
      state text not null check (state in ('receiving', 'received', 'kept')),
      -- Who writes to it, until when unless he says so again, and whether somebody else waits.
      held_by uuid, held_until timestamptz, is_wanted boolean not null default false,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check (state = 'receiving' or received = size)
    );
    -- Nobody has more than one on its way to a round, so that they cannot fill the disk.
    create unique index submission_upload_own on submission_upload (user_id, schedule_id) where state <> 'kept';
    create index submission_upload_age on submission_upload (expires_at);
    create index submission_upload_round on submission_upload (schedule_id);
  `.execute(db)
}
