import { invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sealFetchPassword } from './fetch-password.ts';
import { nextFetch } from './fetch-schedule.ts';
import { ImportFetch, ImportFetchInterval } from './import-fetch.entity.ts';
import type { ImportFetchInput } from './saved-profile.input.ts';

/** Sets where the files of a profile are fetched from. Null: they are not. Throws INVALID_REQUEST naming fields below `path`. */
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
  if (every === ImportFetchInterval.HOUR && time !== null) throw invalid(`${path}.schedule.time`, 'is not for HOUR');
  if (every !== ImportFetchInterval.HOUR && time === null) throw invalid(`${path}.schedule.time`, 'is missing');
  const { url, userName, password } = sourceOf(input, services.config.fetchesPrivately, path);
  // A password is never sent to another server, or for another name, than those it was given for.
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

/** The address, and apart from it how to sign in; what stands in the address itself counts where nothing is said beside it. */
function sourceOf(
  { url: text, userName, password }: ImportFetchInput,
  isPrivateAllowed: boolean,
  path: string,
): { url: string; userName: string | null; password: string | null | undefined } {
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'https:' || (isPrivateAllowed && url?.protocol === 'http:');
  if (!url || !isSecure) throw invalid(`${path}.url`, 'must be an https address');
  const named = userName ?? (decoded(url.username, path) || null);
  const secret = password === undefined ? decoded(url.password, path) || undefined : password;
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url: url.href, userName: named, password: secret };
}

function decoded(part: string, path: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalid(`${path}.url`, 'has a name or password with a % that is none: write it as %25');
  }
}
