import { sql, type Kysely } from 'kysely'

const letters =
  'аӓвсԁеёҽԍһніїјкӏмоӧрԛѕтуѵԝхαβεζηικμνορτυχγօսհոցզյꭰꭱꭲꭵꭹꭺꭻꭼꮃꮇꮋꮍꮐꮒꮓꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶᏻᏼᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡ'
const latin =
  'aäbcdeëeghhiïjklmoöpqstyvwxabezhikmvoptuxyouhngqjdrtiyajewmhyghzbrwsvslcpkgbabcdeghijklmnoprstuvwyzag'

/** More marks on one letter than any language writes, of the scripts whose marks are piled up. */
const mark = String.raw`[\u0300-\u036f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`
const stack = `(${mark}{4})${mark}+`

/**
 * A key under which names are found that look alike: letters of other scripts are written as the Latin ones that they look
 * like, two Greek capitals otherwise than the small ones. It is not unique, as names that look alike are there already.
 * Existing names lose what disturbs the text around them: signs that turn the direction of writing and piles of marks.
 * Copies of office files are made again when they are opened next, because earlier copies have formulas.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function look_alike_key(name text) returns text language sql immutable strict parallel safe
      return translate(
        user_name_key(translate(normalize(name, NFKC), 'ΝΥ', 'NY')), ${sql.lit(letters)}, ${sql.lit(latin)});
    create index app_user_look_alike on app_user (look_alike_key(user_name));
    create index former_user_name_look_alike on former_user_name (look_alike_key(user_name));
    create index team_look_alike on team (competition_id, look_alike_key(name)) where merged_into_id is null;

    create function harmless(name text) returns text language sql immutable strict
      return regexp_replace(
        regexp_replace(name, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'), ${sql.lit(stack)}, '\\1', 'g');
  `.execute(db)
  for (const [table, column, key] of [
    ['app_user', 'user_name', ''],
    ['team', 'name', ', name_key = harmless(name_key)'],
  ] as const)
    await sql`
      do $$
      declare one bigint;
      begin
        for one in select id from ${sql.table(table)}
          where ${sql.ref(column)} <> harmless(${sql.ref(column)}) and harmless(${sql.ref(column)}) <> ''
        loop
          begin
            update ${sql.table(table)} set ${sql.ref(column)} = harmless(${sql.ref(column)})${sql.raw(key)} where id = one;
          exception when unique_violation then null;
          end;
        end loop;
      end $$`.execute(db)
  await sql`
    drop function harmless;
    update spic_file set neutral_is_old = true where neutral_key is not null and kind = 'office';
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('the old names are not kept: restore a backup instead')
}
