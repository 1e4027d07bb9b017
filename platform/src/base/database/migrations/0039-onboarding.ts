import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What people tell in the guide and nowhere else, and how far they are in it. What belongs to all three roles stays
    -- when somebody changes from one to another.
    create table user_guide (
      user_id bigint primary key references app_user on delete cascade,
      -- The spec's numbers: 1 student, 2 working professional, 4 teacher.
      role smallint check (role between 1 and 4 and role <> 3),
      student_school text not null default '' check (char_length(student_school) <= 60),
      student_major text not null default '' check (char_length(student_major) <= 60),
      student_degree text check (student_degree in ('senior_high_school', 'junior_college', 'bachelor', 'master', 'doctor')),
      graduation_year smallint check (graduation_year between 1950 and 2100),
      job_company text not null default '' check (char_length(job_company) <= 60),
      job_name text not null default '' check (char_length(job_name) <= 60),
      teacher_school text not null default '' check (char_length(teacher_school) <= 60),
      teacher_department text not null default '' check (char_length(teacher_department) <= 60),
      teacher_title text not null default '' check (char_length(teacher_title) <= 60),
      -- By which kind of identity somebody means to be certified: 1 mainland, 2 overseas.
      auth_type smallint check (auth_type between 1 and 2),
      -- The step to go on with.
      step smallint not null default 1 check (step between 1 and 5),
      dismissed_at timestamptz,
      finished_at timestamptz
    );

    -- What a competition asks of people; null: by the house's rule (basic and career information, and where there is a
    -- prize a verified identity). Those that stand go on as they were.
    alter table competition add column requirements text[] default '{}'
      check (requirements <@ array['basic', 'career', 'identity', 'profile']);
    update competition set requirements = '{profile}' where require_profile;
    alter table competition drop column require_profile;
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what people wrote is not undone: restore a backup instead')
}
