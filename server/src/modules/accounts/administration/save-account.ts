import { randomBytes } from 'node:crypto';
import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { RequiredEmail, RequiredFlag } from '../../../kernel/input/field-rules.ts';
import { definedFields } from '../../../kernel/input/patch-fields.ts';
import { IsEnum, IsInput, IsOptional } from '../../../kernel/input/rules.ts';
import { changedFields } from '../../../kernel/resources/derived-inputs.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command, preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { hashPassword } from '../../../platform/sign-in/passwords.ts';
import { actorAndOriginOf, userEmailChanged } from '../account.events.ts';
import { sendAccountInvitation } from '../emails/account-emails.ts';
import { issueEmailToken } from '../sign-in/email-token.ts';
import { hashNewPassword, NewPassword } from '../sign-in/new-password.ts';
import { AddressInput, checkRegion } from '../users/address.input.ts';
import { BusinessTypeId } from '../users/business-type-id.ts';
import { createUser } from '../users/create-user.ts';
import { lockUserAtVersion, readUser } from '../users/find-user.ts';
import { editableUserFields, User } from '../users/user.entity.ts';
import { UserChange } from '../users/user-change.input.ts';
import type { UserRow } from '../users/user-row.ts';
import { replaceEmailedLinks } from './emailed-links.ts';

@InputType({ description: 'New account, created by an administrator.' })
export class CreateUserInput {
  @Field(() => String, { description: 'Email address, case-insensitive. Only one account per address.' })
  @RequiredEmail()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Password of at least 8 characters. Common passwords are rejected. The email address then counts as confirmed. If omitted, the user gets an email with a link to choose a password, valid for 7 days. Using the link confirms the address.',
  })
  @NewPassword()
  @IsOptional()
  password?: string | null;

  @Field(() => ID, { description: 'ID of a business type in `referenceLists.businessTypes`.' })
  @BusinessTypeId()
  businessTypeId!: number;

  @Field(() => AddressInput, { description: 'Primary address of the new account.' })
  @IsInput(() => AddressInput)
  address!: AddressInput;

  @Field(() => UserRole, { defaultValue: UserRole.USER, description: 'Role of the user.' })
  @IsEnum(UserRole, { message: `must be one of ${Object.values(UserRole).join(', ')}` })
  role: UserRole = UserRole.USER;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'If false, the account must be approved before the first sign-in, as after registration.',
  })
  @RequiredFlag()
  isApproved: boolean = true;
}

/** Returns a random password for an account whose user has not chosen one yet. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

/** Creates an account for a user. Throws EMAIL_ALREADY_EXISTS, and INVALID_REQUEST if the password is weak. */
export const createAccount = preparedCommand(
  administrator,
  CreateUserInput,
  async ({ services }, { password, email, address }) => {
    checkRegion('address', address.countryId, address.federationId);
    if (password == null) return hashPassword(unknownPassword());
    const { firstName, lastName, company } = address;
    return hashNewPassword(services, password, 'password', { email, names: [`${firstName} ${lastName}`, company] });
  },
  async (ctx, { email, password, businessTypeId, address, role, isApproved }, passwordHash): Promise<UserRow> => {
    const { em } = ctx;
    const user = await createUser(em, { email, passwordHash, businessTypeId, addresses: [address] });
    em.assign(user, { role, isApproved, isEmailConfirmed: password != null });
    await em.flush();
    if (password == null) await sendAccountInvitation(ctx, email, await issueEmailToken(em, user, 'invite'));
    return readUser(em, user.id);
  },
);

@InputType({ description: 'Changed fields of a user. Omitted fields are unchanged.' })
export class UpdateUserInput extends changedFields(User, editableUserFields, UserChange) {}

/** Updates a user. Throws USER_NOT_FOUND, STALE_VERSION and EMAIL_ALREADY_EXISTS. */
export const updateAccount = command(
  administrator,
  UpdateUserInput,
  async (ctx, { userId, expectedVersion, ...fields }) => {
    const { em } = ctx;
    const user = await lockUserAtVersion(em, { userId, expectedVersion });
    const before = user.email;
    em.assign(user, definedFields(fields));
    await flushUnique(
      em,
      () => new AppError('EMAIL_ALREADY_EXISTS', { details: [{ path: 'email', message: 'is already registered' }] }),
    );
    if (user.email !== before) {
      await replaceEmailedLinks(ctx, user);
      const facts = { userId: user.id, email: user.email, before, by: actorAndOriginOf(ctx) };
      await ctx.services.events.publish(em, userEmailChanged, facts);
    }
    return readUser(em, user.id);
  },
);
