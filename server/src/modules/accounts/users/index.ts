export { AccessPage } from './access-page.ts';
export { Address } from './address.entity.ts';
export {
  type AddressBookEntry,
  addressLines,
  localityLines,
  type PostalAddress,
  postalAddressOf,
} from './address-lines.ts';
export { EmailChannel } from './email-channel.entity.ts';
export { ensureAdministrator, hasNoAccounts } from './ensure-administrator.ts';
export { findByEmail, lockUser, requireApprovedUser, userById } from './find-user.ts';
export { User } from './user.entity.ts';
export { displayNameOf, isBlockedNow, loadUsers, type UserRow } from './user-row.ts';
