import { useContactSenderQuery } from '../../graphql/generated/hooks';
import { useCurrentUser } from '../../session/session-context';

/** Who writes, as far as it is known; empty texts for the rest. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The signed-in user as the sender of a message; `null` while their account is read. */
export function useSender(): Sender | null {
  const user = useCurrentUser();
  const { data, error } = useContactSenderQuery({ skip: user === null });
  if (user !== null && data === undefined && error === undefined) {
    return null;
  }
  // Without an answer the session says the most of it.
  const addresses = data?.currentUser?.addresses ?? [];
  const phone = (addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0])?.phone ?? '';
  return { name: user?.displayName ?? '', email: user?.email ?? '', phone };
}
