import { signAccessToken } from '../../server/src/platform/sign-in/tokens.ts';
import { benchSecret } from './servers.ts';
import { connected } from './stock.ts';

/** Creates an approved trader without markups or restrictions. Returns the access token. */
export async function trader(databaseUrl: string, email: string): Promise<string> {
  const { rows } = await connected(databaseUrl, (client) =>
    client.query<{ id: number }>(
      `insert into user_account (email, password_hash, role, is_approved, is_email_confirmed, business_type_id)
       values ($1, 'no password fits', 'User', true, true, 1) returning id`,
      [email],
    ),
  );
  return signAccessToken({ sub: rows[0]?.id ?? 0, role: 'User', ver: 0 }, [benchSecret]).token;
}
