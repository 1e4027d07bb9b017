import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table follow (
      sponsor_id bigint not null references app_user on delete cascade,
      followed_id bigint not null references app_user on delete cascade,
      created_at timestamptz not null,
      primary key (sponsor_id, followed_id),
      check (sponsor_id <> followed_id)
    );
    create index follow_newest_of_sponsor on follow (sponsor_id, created_at desc, followed_id);
    create index follow_newest_of_followed on follow (followed_id, created_at desc, sponsor_id);

    -- How many somebody follows and is followed by, kept by the trigger below. Whoever has none has no row.
    create table follow_count (
      user_id bigint primary key references app_user on delete cascade,
      following integer not null default 0 check (following >= 0),
      followers integer not null default 0 check (followers >= 0)
    );

    -- Of the two rows the lower id is always changed first, so that two people who follow each other at once do not
    -- wait for one another.
    create function count_follow() returns trigger language plpgsql as $$
    declare
      side record;
    begin
      if tg_op = 'INSERT' then
        for side in
          select * from (values (new.sponsor_id, 1, 0), (new.followed_id, 0, 1)) as v (id, following, followers) order by id
        loop
          insert into follow_count (user_id, following, followers) values (side.id, side.following, side.followers)
          on conflict (user_id) do update set
            following = follow_count.following + excluded.following,
            followers = follow_count.followers + excluded.followers;
        end loop;
      else
        -- With a person their own row may be gone already.
        for side in
          select * from (values (old.sponsor_id, 1, 0), (old.followed_id, 0, 1)) as v (id, following, followers) order by id
        loop
          update follow_count set following = follow_count.following - side.following, followers = follow_count.followers - side.followers
          where user_id = side.id;
        end loop;
      end if;
      return null;
    end $$;
    create trigger follow_counted after insert or delete on follow for each row execute function count_follow();

    create table block (
      blocker_id bigint not null references app_user on delete cascade,
      blocked_id bigint not null references app_user on delete cascade,
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    );
    create index block_of_blocked on block (blocked_id, blocker_id);

    -- To whom somebody shows what of themselves; without a row everything stands as it begins.
    create table user_privacy (
      user_id bigint primary key references app_user on delete cascade,
      competitions text not null default 'everybody' check (competitions in ('everybody', 'mutual', 'nobody')),
      my_dynamics text not null default 'everybody' check (my_dynamics in ('everybody', 'mutual', 'nobody')),
      others_dynamics text not null default 'everybody' check (others_dynamics in ('everybody', 'mutual', 'nobody')),
      work text not null default 'everybody' check (work in ('everybody', 'mutual', 'nobody')),
      education text not null default 'everybody' check (education in ('everybody', 'mutual', 'nobody')),
      email text not null default 'nobody' check (email in ('everybody', 'mutual', 'nobody'))
    );
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what people wrote is not undone: restore a backup instead')
}
