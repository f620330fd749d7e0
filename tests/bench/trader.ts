import pg from 'pg';
import { signAccessToken } from '../../server/src/platform/sign-in/tokens.ts';
import { benchSecret } from './servers.ts';

/** An approved trader without markups or restrictions; answers their token. */
export async function trader(databaseUrl: string, email: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into user_account (email, password_hash, role, is_approved, is_email_confirmed, business_type_id)
       values ($1, 'no password fits', 'User', true, true, 1) returning id`,
      [email],
    );
    const id = rows[0]?.id ?? 0;
    return signAccessToken({ sub: id, role: 'User', ver: 0 }, benchSecret).token;
  } finally {
    await client.end();
  }
}
