import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table team
      add column wants_members boolean not null default false,
      -- Kept by the trigger below, so that lists of teams with room need not count.
      add column member_count integer not null default 0 check (member_count >= 0);
    -- The captain who handed over, and so may quit; whoever joined may not.
    alter table team_member add column handed_over_at timestamptz check (handed_over_at is null or role = 'member');

    create function count_members() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update team set member_count = member_count - 1 where id = old.team_id;
      end if;
      if tg_op <> 'DELETE' then
        update team set member_count = member_count + 1 where id = new.team_id;
      end if;
      return null;
    end $$;
    update team t set member_count = (select count(*) from team_member m where m.team_id = t.id);
    create trigger team_member_count after insert or delete or update of team_id on team_member
      for each row execute function count_members();
    alter table team
      add constraint team_merged_is_empty check (merged_into_id is null or member_count = 0),
      add constraint team_merged_elsewhere check (merged_into_id <> id);
    create index team_list on team (competition_id, id desc) where merged_into_id is null and not is_baseline;
    create index team_merged_into on team (merged_into_id) where merged_into_id is not null;

    -- Somebody alone asks to join a team, or a captain to merge into it: the asking team goes over into the asked one.
    create table team_request (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('join', 'merge')),
      competition_id bigint not null,
      team_id bigint not null,
      from_team_id bigint not null check (from_team_id <> team_id),
      user_id bigint not null references app_user,
      message text not null check (char_length(message) between 1 and 300),
      state text not null default 'open' check (state in ('open', 'accepted', 'denied', 'withdrawn', 'void')),
      void_reason text check (void_reason in ('asker-moved', 'team-merged', 'banned', 'asker-banned')),
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by bigint references app_user,
      foreign key (team_id, competition_id) references team (id, competition_id) on delete cascade,
      foreign key (from_team_id, competition_id) references team (id, competition_id) on delete cascade,
      check ((state = 'void') = (void_reason is not null)),
      check ((state = 'open') = (decided_at is null))
    );
    create unique index team_request_open on team_request (team_id, from_team_id) where state = 'open';
    create index team_request_asked on team_request (team_id, id desc);
    create index team_request_asking on team_request (from_team_id, id desc);
    create index team_request_person on team_request (user_id, competition_id, id desc);

    -- What happened to a team. Append only: rows go when their team does, and never change.
    create table team_event (
      id bigint generated always as identity primary key,
      team_id bigint not null references team on delete cascade,
      at timestamptz not null,
      actor_id bigint references app_user,
      action text not null,
      subject_id bigint references app_user,
      detail jsonb not null default '{}'
    );
    create index team_event_team on team_event (team_id, id desc);
    create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from team where id = old.team_id) then
        return old;
      end if;
      raise exception 'what happened to a team is not rewritten' using errcode = 'integrity_constraint_violation';
    end $$;
    create trigger team_event_append_only before update or delete on team_event
      for each row execute function refuse_rewriting();
    insert into team_event (team_id, at, actor_id, action)
      select t.id, t.created_at, m.user_id, 'founded' from team t
      left join team_member m on m.team_id = t.id and m.role = 'captain' order by t.id;

    -- A link that lets people into a team. The address carries the nonce sealed with the server's secret.
    create table team_invitation (
      team_id bigint primary key references team on delete cascade,
      nonce text not null unique,
      made_by bigint not null references app_user,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at)
    );

    -- Whoever brings most people into a competition within the time.
    create table invite_activity (
      name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
      competition_id bigint not null unique references competition on delete cascade,
      start_at timestamptz not null,
      end_at timestamptz not null check (end_at > start_at)
    );
    alter table registration add column invite_name text references invite_activity on delete set null on update cascade;
    create index registration_invited on registration (invite_name, invited_by, created_at) where invite_name is not null;

    -- The leaderboard of a day: what had been counted at 2 am in the competition's zone.
    create table invite_ranking_run (
      name text not null references invite_activity on delete cascade on update cascade,
      day date not null,
      counted_until timestamptz not null,
      computed_at timestamptz not null,
      primary key (name, day)
    );
    create table invite_ranking (
      name text not null,
      day date not null,
      ranking integer not null check (ranking > 0),
      user_id bigint not null references app_user,
      invited integer not null check (invited > 0),
      reached_at timestamptz not null,
      primary key (name, day, ranking),
      unique (name, day, user_id),
      foreign key (name, day) references invite_ranking_run on delete cascade on update cascade
    );
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('teams are not undone: restore a backup instead')
}
