import { randomBytes } from 'node:crypto';
import { Type } from 'class-transformer';
import { IsDefined, IsEnum, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { RequiredEmail, RequiredFlag, Secret } from '../../../kernel/input/field-rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { hashPassword } from '../../../platform/sign-in/passwords.ts';
import { sendAccountInvitation } from '../mails/account-mails.ts';
import { BusinessTypeId } from '../sign-in/business-type-id.ts';
import { issueEmailToken } from '../sign-in/email-token.ts';
import { hashNewPassword } from '../sign-in/new-password.ts';
import { AddressInput, checkRegion } from '../users/address.input.ts';
import { createUser } from '../users/create-user.ts';
import { readUser } from '../users/find-user.ts';
import type { UserRow } from '../users/user-row.ts';

@InputType({ description: 'An account that the house makes for somebody.' })
export class CreateUserInput {
  @Field(() => String, { description: 'Compared without case; one account per address.' })
  @RequiredEmail()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'At least 8 characters; common ones are refused. The address then counts as confirmed. Left out: they are mailed a link under which they choose their own, which works for seven days and confirms the address.',
  })
  @Secret()
  @IsOptional()
  password?: string | null;

  @Field(() => ID, { description: 'Of `referenceLists.businessTypes`.' })
  @BusinessTypeId()
  businessTypeId!: number;

  @Field(() => AddressInput, { description: 'The primary address of the new account.' })
  @IsDefined({ message: 'must be given' })
  @ValidateNested()
  @Type(() => AddressInput)
  address!: AddressInput;

  @Field(() => UserRole, { defaultValue: UserRole.USER, description: 'What they may do.' })
  @IsEnum(UserRole, { message: `must be one of ${Object.values(UserRole).join(', ')}` })
  role: UserRole = UserRole.USER;

  @Field(() => Boolean, { defaultValue: true, description: 'False: they wait for approval, as after registering.' })
  @RequiredFlag()
  isApproved: boolean = true;
}

/** What nobody knows, where a password has to be until one is chosen. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

/** Makes an account for somebody. Throws EMAIL_ALREADY_EXISTS, and INVALID_REQUEST for a weak password. */
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
