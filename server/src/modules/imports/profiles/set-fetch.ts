import { invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sealFetchPassword } from './fetch-password.ts';
import { nextFetch } from './fetch-schedule.ts';
import { ImportFetch, ImportFetchInterval } from './import-fetch.entity.ts';
import type { ImportFetchInput } from './saved-profile.input.ts';

/** Sets or removes the scheduled fetch of a profile. Throws INVALID_REQUEST naming fields below `path`. */
export async function setFetch(
  { em, services }: RequestContext,
  profileId: number,
  input: ImportFetchInput | null,
  path: string,
): Promise<void> {
  const present = await em.findOne(ImportFetch, { profileId });
  if (input === null) {
    if (present) await em.remove(present).flush();
    return;
  }
  const { schedule, isActive = true } = input;
  const { every, time = null } = schedule;
  if (every === ImportFetchInterval.HOUR && time !== null)
    throw invalid(`${path}.schedule.time`, 'must not be set for HOUR');
  if (every !== ImportFetchInterval.HOUR && time === null) throw invalid(`${path}.schedule.time`, 'is required');
  const { url, userName, password } = sourceOf(input, services.config.fetchesPrivately, path);
  // The stored password is reused only if the host and the user name are unchanged.
  const isSame = present !== null && originOf(present.url) === originOf(url) && present.userName === userName;
  const passwordSecret =
    password === undefined && isSame
      ? present.passwordSecret
      : password == null
        ? null
        : sealFetchPassword(services, password);
  const dueAt = isActive ? nextFetch({ every, time }, profileId, new Date()) : null;
  const facts = { url, userName, passwordSecret, every, time, isActive, dueAt };
  if (present) em.assign(present, facts);
  else em.create(ImportFetch, { profileId, ...facts });
  await em.flush();
}

const originOf = (url: string): string => new URL(url).origin;

/**
 * Splits a URL into a URL without credentials, a user name and a password. A user name and password in the input take
 * precedence over those in the URL.
 */
function sourceOf(
  { url: text, userName, password }: ImportFetchInput,
  isPrivateAllowed: boolean,
  path: string,
): { url: string; userName: string | null; password: string | null | undefined } {
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'https:' || (isPrivateAllowed && url?.protocol === 'http:');
  if (!url || !isSecure) throw invalid(`${path}.url`, 'must be an HTTPS URL');
  const effectiveUserName = userName ?? (decoded(url.username, path) || null);
  const secret = password === undefined ? decoded(url.password, path) || undefined : password;
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url: url.href, userName: effectiveUserName, password: secret };
}

function decoded(part: string, path: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalid(`${path}.url`, 'has a user name or password with an unescaped %: write it as %25');
  }
}
