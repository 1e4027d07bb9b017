import { sql, type Kysely } from 'kysely'

/**
 * `team_count` counts teams that neither merged into another nor are a baseline, `participant_count` registrations.
 * What a transaction adds waits in a table and is applied as it commits: so its last lock is that of the competition,
 * whatever it locked before, others wait only for its commit, and an import of thousands updates the competition once.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Holds rows only while their transactions run, so nothing of it has to survive a crash.
    create unlogged table competition_count_change (
      competition_id bigint not null,
      id bigint generated always as identity,
      teams integer not null default 0,
      participants integer not null default 0,
      primary key (competition_id, id)
    );

    create function note_team() returns trigger language plpgsql as $$
    begin
      insert into competition_count_change (competition_id, teams)
      select competition_id, sum(n)
      from (values
        (old.competition_id, -1, old.merged_into_id is null and not old.is_baseline),
        (new.competition_id, 1, new.merged_into_id is null and not new.is_baseline)
      ) as side (competition_id, n, counts)
      where counts group by competition_id having sum(n) <> 0;
      return null;
    end $$;
    create trigger team_counted after insert or delete or update of competition_id, merged_into_id, is_baseline on team
      for each row execute function note_team();

    create function note_registration() returns trigger language plpgsql as $$
    begin
      insert into competition_count_change (competition_id, participants)
      select competition_id, n from (values (old.competition_id, -1), (new.competition_id, 1)) as side (competition_id, n)
      where competition_id is not null;
      return null;
    end $$;
    create trigger registration_counted after insert or delete on registration
      for each row execute function note_registration();

    create function apply_count_changes() returns trigger language plpgsql as $$
    begin
      -- The first of a competition applies all that this transaction noted.
      if exists (select from competition_count_change where competition_id = new.competition_id and id = new.id) then
        with gone as (
          delete from competition_count_change where competition_id = new.competition_id returning teams, participants
        ), change as (select sum(teams) as teams, sum(participants) as participants from gone)
        update competition
        set team_count = team_count + change.teams, participant_count = participant_count + change.participants
        from change
        where id = new.competition_id and (change.teams <> 0 or change.participants <> 0);
      end if;
      return null;
    end $$;
    create constraint trigger competition_count after insert on competition_count_change
      deferrable initially deferred for each row execute function apply_count_changes();

    update competition c set
      team_count = (select count(*) from team t where t.competition_id = c.id and t.merged_into_id is null and not t.is_baseline),
      participant_count = (select count(*) from registration r where r.competition_id = c.id);
  `.execute(db)
}
