import { invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalText, RequiredEmail, RequiredText } from '../../../kernel/input/field-rules.ts';
import { OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { IsInput } from '../../../kernel/input/rules.ts';
import { guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { actorAndOriginOf, userEmailConfirmed, userRegistered } from '../account.events.ts';
import { sendConfirmation } from '../emails/account-emails.ts';
import { AddressInput, checkRegion, maxAddresses } from '../users/address.input.ts';
import { BusinessTypeId } from '../users/business-type-id.ts';
import { createUser } from '../users/create-user.ts';
import { findByEmail, readSelf } from '../users/find-user.ts';
import { requireWithinLimit } from '../users/save-address.ts';
import { issueEmailToken, redeemEmailToken } from './email-token.ts';
import { checkCaptchaAndRateLimit } from './guest-gate.ts';
import { hashNewPassword, NewPassword } from './new-password.ts';

@InputType({ description: 'Account that the caller registers.' })
export class RegisterInput {
  @Field(() => String, { description: 'Email address, case-insensitive. Only one account per address.' })
  @RequiredEmail()
  email!: string;

  @Field(() => String, { description: 'Password of at least 8 characters. Common passwords are rejected.' })
  @NewPassword()
  password!: string;

  @Field(() => ID, { description: 'ID of a business type in `referenceLists.businessTypes`.' })
  @BusinessTypeId()
  businessTypeId!: number;

  @Field(() => AddressInput, { description: 'Primary address of the new account.' })
  @IsInput(() => AddressInput)
  address!: AddressInput;

  /** REST only: a new user may have several addresses. */
  @OptionalObjects(() => AddressInput, maxAddresses - 1)
  furtherAddresses?: AddressInput[];

  @Field(() => String, { nullable: true, description: 'Required if `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;
}

const addressesOf = ({ address, furtherAddresses = [] }: RegisterInput): AddressInput[] => [
  address,
  ...furtherAddresses,
];

/**
 * Creates an account. The user must confirm the email address, and an administrator must approve the account, before
 * the first sign-in.
 */
export const register = preparedCommand(
  guest,
  RegisterInput,
  async (ctx, input) => {
    await checkCaptchaAndRateLimit(ctx, 'register', input);
    requireWithinLimit(addressesOf(input).length, ctx.services.config.limits, 'furtherAddresses');
    for (const { countryId, federationId } of addressesOf(input)) checkRegion('address', countryId, federationId);
    const { email, password, address } = input;
    const { firstName, lastName, company } = address;
    return hashNewPassword(ctx.services, password, 'password', { email, names: [`${firstName} ${lastName}`, company] });
  },
  async (ctx, input, passwordHash) => {
    const { email, businessTypeId } = input;
    const user = await createUser(ctx.em, { email, passwordHash, businessTypeId, addresses: addressesOf(input) });
    await ctx.services.events.publish(ctx.em, userRegistered, { userId: user.id, email, by: actorAndOriginOf(ctx) });
    await sendConfirmation(ctx, email, await issueEmailToken(ctx.em, user, 'confirm'));
    return { user: await readSelf(ctx.em, user.id), shouldApprove: !user.isApproved };
  },
);

@InputType({ description: 'Parameters of the link in the confirmation email.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'Email address, as in the link.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { description: 'Token, as in the link. Valid once, for 7 days.' })
  @RequiredText(200)
  token!: string;
}

/** Confirms a user's email address with the token from the email. */
export const confirmEmail = preparedCommand(
  guest,
  ConfirmEmailInput,
  ({ services, request }, { email }) => services.rateLimits.consume('confirmEmail', { ip: request.ip, email }),
  async ({ em, services }, { email, token }) => {
    const user = await findByEmail(em, email, { lock: true });
    await redeemEmailToken(em, user, 'confirm', token);
    user.isEmailConfirmed = true;
    await em.flush();
    await services.events.publish(em, userEmailConfirmed, { userId: user.id, email: user.email });
    return { email: user.email, shouldApprove: !user.isApproved };
  },
);

@InputType({ description: 'Account that needs a new confirmation email.' })
export class ResendConfirmationInput {
  @Field(() => String, { description: 'Email address of the account, case-insensitive.' })
  @RequiredText(254)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Required if `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;
}

/** Emails a new link to confirm the address. Earlier links stop working. */
export const resendConfirmation = preparedCommand(
  guest,
  ResendConfirmationInput,
  (ctx, input) => checkCaptchaAndRateLimit(ctx, 'reset', input),
  async (ctx, { email }) => {
    const user = await findByEmail(ctx.em, email, { lock: true });
    if (user.isEmailConfirmed) throw invalid('email', 'is already confirmed');
    await sendConfirmation(ctx, user.email, await issueEmailToken(ctx.em, user, 'confirm'));
    return { email: user.email };
  },
);
