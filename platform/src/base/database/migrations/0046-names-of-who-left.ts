import { sql, type Kysely } from 'kysely'

/**
 * Names of people stand in few places, so that they can leave: what people are told of and events of teams keep numbers,
 * for which names are read. Mails that were written before keep them, for the two weeks that a mail is kept.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from team where id = old.team_id) then
        return old;
      end if;
      -- What a team was called may have been the name of somebody who left; nothing else of an event ever changes.
      if tg_op = 'UPDATE' and old.detail ? 'name' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail'
        and new.detail - 'name' = old.detail - 'name' then
        return new;
      end if;
      raise exception 'what happened to a team is not rewritten' using errcode = 'integrity_constraint_violation';
    end $$;
    alter table team_event disable trigger team_event_append_only;
    update team_event set detail = detail - 'team' || jsonb_build_object('teamId', detail -> 'team' -> 'id')
      where detail ? 'team';
    alter table team_event enable trigger team_event_append_only;
    create index team_event_founder on team_event (actor_id) where action = 'founded';

    -- Sentences about somebody begin with the name. Where one name begins with another, it is the longer one.
    with said as (
      select id, text_zh, text_en, string_to_array(text_en, ' ') as words from notice
      where kind in ('follow.new', 'discussion.answer', 'discussion.mention', 'discussion.reply', 'source-code.comment',
        'team.asked', 'team.members')
    ), begun as (
      select said.id, array_to_string(words[1:n], ' ') as name from said, generate_series(1, least(cardinality(words) - 1, 12)) n
      where starts_with(text_zh, array_to_string(words[1:n], ' ') || ' ')
    ), named as (
      select distinct on (begun.id) begun.id, u.id as user_id, char_length(u.user_name) as length
      from begun join app_user u on u.user_name = begun.name order by begun.id, char_length(u.user_name) desc
    )
    update notice n set
      text_zh = chr(2) || 'p' || named.user_id || chr(2) || substr(text_zh, named.length + 1),
      text_en = chr(2) || 'p' || named.user_id || chr(2) || substr(text_en, named.length + 1)
    from named where named.id = n.id;

    alter table audit_entry disable trigger audit_entry_append_only;
    update audit_entry set detail = detail - 'name' where action = 'team.dissolve' and detail ? 'name';
    alter table audit_entry enable trigger audit_entry_append_only;
  `.execute(db)
  // A sentence about a merge names two teams.
  for (let times = 0; times < 2; times++)
    await sql`
      with said as (
        select n.id, m[1] as name, substring(n.path from '/competitions/(\\d+)')::bigint as competition_id
        from notice n, regexp_matches(n.text_en, '“([^“”]+)”', 'g') m
        where kind in ('team.asked', 'team.decided', 'team.members', 'team.banned', 'appeal.filed', 'promotion.promoted',
          'final-list.confirmed')
      ), named as (
        select distinct on (said.id) said.id, t.id as team_id, t.name
        from said join team t using (competition_id, name) order by said.id, t.id
      )
      update notice n set
        text_zh = replace(text_zh, '“' || name || '”', '“' || chr(2) || 't' || team_id || chr(2) || '”'),
        text_en = replace(text_en, '“' || name || '”', '“' || chr(2) || 't' || team_id || chr(2) || '”')
      from named where named.id = n.id`.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what teams were called is not known any more: restore a backup instead')
}
