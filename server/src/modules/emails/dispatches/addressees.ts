import type { EntityManager } from '@mikro-orm/postgresql';
import type { ErrorCode } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { EmailChannel, User } from '../../accounts/users/index.ts';
import type { AddresseesInput } from './email-dispatch.input.ts';
import type { Addressees } from './recipients.ts';

/** The addressees that an input names, each once. */
export const addresseesOf = ({
  channelIds,
  userIds,
}: AddresseesInput): { channelIds: number[]; userIds: number[] } => ({
  channelIds: inOrder(channelIds),
  userIds: inOrder(userIds),
});

const inOrder = (ids: readonly number[] | null | undefined): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** The field of an input to complain of when its addressees lead to nobody. */
export const addresseesPath = ({ channelIds, userIds }: Addressees): string =>
  channelIds.length > 0 || userIds.length === 0 ? 'channelIds' : 'userIds';

/** The channels among addressees. Throws INVALID_REQUEST for none at all, ITEM_NOT_FOUND and USER_NOT_FOUND for unknown ones. */
export async function findAddressees(em: EntityManager, addressees: Addressees): Promise<EmailChannel[]> {
  const { channelIds, userIds } = addressees;
  if (channelIds.length + userIds.length === 0) throw invalid('channelIds', 'or userIds must name at least one');
  const channels = await em.find(EmailChannel, { id: { $in: [...channelIds] } });
  refuseUnknown(channelIds, channels, { code: 'ITEM_NOT_FOUND', path: 'channelIds', what: 'channel' });
  const users = await em.find(User, { id: { $in: [...userIds] } }, { fields: ['id'] });
  refuseUnknown(userIds, users, { code: 'USER_NOT_FOUND', path: 'userIds', what: 'user' });
  return channels;
}

/** Throws the given error naming each id that is nothing's. */
function refuseUnknown(
  ids: readonly number[],
  found: readonly { readonly id: number }[],
  { code, path, what }: { code: ErrorCode; path: string; what: string },
): void {
  const known = new Set(found.map(({ id }) => id));
  const details = ids.flatMap((id) => (known.has(id) ? [] : [{ path, message: `there is no ${what} ${id}` }]));
  if (details.length > 0) throw new AppError(code, { details });
}
