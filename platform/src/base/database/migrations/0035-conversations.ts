import { sql, type Kysely } from 'kysely'

/**
 * Messages belong to the conversation of two people, and each of the two has a side of it: how much they have not read,
 * and the newest that they still see. Sides follow from messages by triggers, in the transaction of the message.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table conversation (
      id bigint generated always as identity primary key,
      low_id bigint not null references app_user on delete cascade,
      high_id bigint not null references app_user on delete cascade,
      -- Who wrote first: of new ones a newcomer begins only so many a day.
      begun_by bigint not null references app_user on delete cascade,
      created_at timestamptz not null,
      unique (low_id, high_id),
      check (low_id < high_id),
      check (begun_by in (low_id, high_id))
    );
    create index conversation_begun on conversation (begun_by, created_at);
    create index conversation_high on conversation (high_id);

    create table conversation_side (
      user_id bigint not null references app_user on delete cascade,
      other_id bigint not null references app_user on delete cascade,
      conversation_id bigint not null references conversation on delete cascade,
      unread_count integer not null default 0 check (unread_count >= 0),
      -- Of what this person has not hidden; without one their list leaves it out.
      last_message_id bigint,
      primary key (user_id, other_id),
      unique (conversation_id, user_id)
    );
    create index conversation_side_newest on conversation_side (user_id, last_message_id desc)
      include (other_id) where last_message_id is not null;
    create index conversation_side_unread on conversation_side (user_id) include (unread_count) where unread_count > 0;
    create index conversation_side_other on conversation_side (other_id);

    delete from message where sender_id = receiver_id;
    insert into conversation (low_id, high_id, begun_by, created_at)
    select distinct on (low_id, high_id) low_id, high_id, sender_id, created_at
    from (
      select least(sender_id, receiver_id) as low_id, greatest(sender_id, receiver_id) as high_id, sender_id, created_at, id
      from message
    ) m order by low_id, high_id, id;

    alter table message
      drop constraint message_content_check,
      -- The limit is one of characters as people read them, of which one may be several of the database's.
      add constraint message_content_check check (
        char_length(content) between 1 and case when sender_id = 100000 then 4000 else 2000 end
      ),
      add check (sender_id <> receiver_id),
      add column hidden_by_sender boolean not null default false,
      add column hidden_by_receiver boolean not null default false,
      add column conversation_id bigint references conversation on delete cascade;
    update message m set conversation_id = c.id from conversation c
    where c.low_id = least(m.sender_id, m.receiver_id) and c.high_id = greatest(m.sender_id, m.receiver_id);
    -- There is no conversation 0: the trigger below puts the right one in its place.
    alter table message alter column conversation_id set not null, alter column conversation_id set default 0;
    create index message_of_conversation on message (conversation_id, id desc);
    drop index if exists message_unread;
    create index message_unread on message (receiver_id, id) where read_at is null and not hidden_by_receiver;

    insert into conversation_side (user_id, other_id, conversation_id, unread_count, last_message_id)
    select user_id, other_id, conversation_id, sum(unread), max(id)
    from (
      select receiver_id as user_id, sender_id as other_id, conversation_id, (read_at is null)::int as unread, id from message
      union all
      select sender_id, receiver_id, conversation_id, 0, id from message
    ) m group by 1, 2, 3;

    create function place_message() returns trigger language plpgsql as $$
    declare
      low bigint := least(new.sender_id, new.receiver_id);
      high bigint := greatest(new.sender_id, new.receiver_id);
    begin
      select id into new.conversation_id from conversation where low_id = low and high_id = high;
      if not found then
        insert into conversation (low_id, high_id, begun_by, created_at) values (low, high, new.sender_id, new.created_at)
        on conflict do nothing returning id into new.conversation_id;
        -- The other one began it at the same moment.
        if not found then
          select id into new.conversation_id from conversation where low_id = low and high_id = high;
        end if;
      end if;
      return new;
    end $$;
    create trigger message_placed before insert on message for each row execute function place_message();

    -- Sides are always changed in the order of their keys, so that people who write to each other at once do not wait for
    -- one another.
    create function count_new_messages() returns trigger language plpgsql as $$
    begin
      insert into conversation_side (user_id, other_id, conversation_id, unread_count, last_message_id)
      select user_id, other_id, conversation_id, sum(unread), max(id) filter (where is_seen)
      from (
        select receiver_id as user_id, sender_id as other_id, conversation_id,
          (read_at is null and not hidden_by_receiver)::int as unread, not hidden_by_receiver as is_seen, id
        from added
        union all
        select sender_id, receiver_id, conversation_id, 0, not hidden_by_sender, id from added
      ) side group by 1, 2, 3 order by 1, 2
      on conflict (user_id, other_id) do update set
        unread_count = conversation_side.unread_count + excluded.unread_count,
        last_message_id = greatest(conversation_side.last_message_id, excluded.last_message_id);
      return null;
    end $$;
    create trigger message_counted after insert on message
      referencing new table as added for each statement execute function count_new_messages();

    create function count_changed_messages() returns trigger language plpgsql as $$
    begin
      perform from conversation_side s
      where conversation_id in (select conversation_id from changed) order by user_id, other_id for no key update;
      update conversation_side s set unread_count = s.unread_count + c.unread
      from (
        select n.receiver_id, n.sender_id, sum(
          (n.read_at is null and not n.hidden_by_receiver)::int - (o.read_at is null and not o.hidden_by_receiver)::int
        ) as unread
        from changed n join before o using (id) group by 1, 2
      ) c
      where s.user_id = c.receiver_id and s.other_id = c.sender_id and c.unread <> 0;
      update conversation_side s set last_message_id = (
        select m.id from message m
        where m.conversation_id = s.conversation_id
          and not case when m.sender_id = s.user_id then m.hidden_by_sender else m.hidden_by_receiver end
        order by m.id desc limit 1
      )
      where (s.user_id, s.other_id) in (
        select n.receiver_id, n.sender_id from changed n join before o using (id)
        where n.hidden_by_receiver <> o.hidden_by_receiver
        union all
        select n.sender_id, n.receiver_id from changed n join before o using (id)
        where n.hidden_by_sender <> o.hidden_by_sender
      );
      return null;
    end $$;
    create trigger message_recounted after update on message
      referencing old table as before new table as changed for each statement execute function count_changed_messages();

    create table conversation_report (
      id bigint generated always as identity primary key,
      conversation_id bigint not null references conversation on delete cascade,
      reporter_id bigint not null references app_user on delete cascade,
      reported_id bigint not null references app_user on delete cascade,
      reason text not null check (reason in ('spam', 'abuse', 'fraud', 'cheating', 'other')),
      note text not null default '' check (char_length(note) <= 500),
      -- What had been written by then is what staff may read.
      last_message_id bigint not null,
      created_at timestamptz not null,
      resolved_at timestamptz,
      resolved_by bigint references app_user,
      outcome text check (outcome in ('dismissed', 'acted')),
      check (reporter_id <> reported_id),
      check ((resolved_at is null) = (outcome is null)),
      check ((resolved_at is null) = (resolved_by is null))
    );
    create unique index conversation_report_open on conversation_report (conversation_id, reporter_id)
      where resolved_at is null;
    create index conversation_report_waiting on conversation_report (id) where resolved_at is null;
    create index conversation_report_done on conversation_report (id desc) where resolved_at is not null;
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what people wrote is not undone: restore a backup instead')
}
