import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar, MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../carats/index.ts';
import { BusinessTypeType, CountryType, FederationType } from '../../reference-data/index.ts';
import { AccessPage } from './access-page.ts';

registerEnumType(UserRole, {
  name: 'UserRole',
  description: 'What a user may do in the house.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'Runs the house.' },
    AGENT: { description: 'A trader with a logo, a colour and a domain of their own.' },
    USER: { description: 'A trader.' },
  },
});

@ObjectType('Address', { simpleResolvers: true, description: 'A postal address of a user.' })
export class AddressType {
  @Field(() => ID, { description: 'Of the address.' }) id!: number;
  @Field(() => String, { description: 'First name.' }) firstName!: string;
  @Field(() => String, { description: 'Last name.' }) lastName!: string;
  @Field(() => String, { nullable: true, description: 'Company.' }) company!: string | null;
  @Field(() => String, { nullable: true, description: 'VAT number of the company. Null if not set.' })
  vatNumber!: string | null;
  @Field(() => String, { description: 'Street and number.' }) address!: string;
  @Field(() => String, { nullable: true, description: 'Building, floor or suite. Null if not set.' })
  line2!: string | null;
  @Field(() => String, { nullable: true, description: 'Postcode or ZIP code. Null if not set.' })
  postcode!: string | null;
  @Field(() => String, { description: 'City.' }) city!: string;
  @Field(() => CountryType, { description: 'Country.' }) country!: CountryType;
  @Field(() => FederationType, { nullable: true, description: 'State or province.' })
  federation!: FederationType | null;
  @Field(() => String, { nullable: true, description: 'Telephone number.' }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'Where it differs from the one of the account.' })
  email!: string | null;
  @Field(() => Boolean, { description: 'Whether invoices go there.' }) isBilling!: boolean;
  @Field(() => [String], {
    description: 'The address as it is written on an envelope, in the usual order of its country.',
  })
  lines!: readonly string[];
  @Field(() => Boolean, { description: "It is the user's first." }) isPrimary!: boolean;
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  version!: number;
}

@ObjectType('Markup', {
  simpleResolvers: true,
  description: 'A change of the prices that a user sees, within closed ranges; ends that are null are open.',
})
class MarkupType {
  @Field(() => ID, { description: 'Of the markup. The first that fits a stone counts.' }) id!: number;
  @Field(() => CaratsScalar, { nullable: true, description: 'Lightest stone.' }) caratMin!: number | null;
  @Field(() => CaratsScalar, { nullable: true, description: 'Heaviest stone.' }) caratMax!: number | null;
  @Field(() => MoneyScalar, { nullable: true, description: 'Lowest total price before the markup.' })
  priceMin!: number | null;
  @Field(() => MoneyScalar, { nullable: true, description: 'Highest total price before the markup.' })
  priceMax!: number | null;
  @Field(() => Float, { description: '10 makes 100.00 into 110.00.' }) percent!: number;
}

@ObjectType('PageAccess', { simpleResolvers: true, description: 'Lets a user see one page of stock.' })
class PageAccessType {
  @Field(() => ID, { description: 'Of the access row.' }) id!: number;
  @Field(() => AccessPage, { description: 'The page that is opened.' }) page!: AccessPage;
}

@ObjectType('EmailChannel', { simpleResolvers: true, description: 'A kind of newsletter.' })
export class EmailChannelType {
  @Field(() => ID, { description: 'Of the channel.' }) id!: number;
  @Field(() => String, { description: 'Name of the newsletter, as people read it.' }) name!: string;
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  version!: number;
}

@ObjectType('User', {
  simpleResolvers: true,
  description: 'Somebody with an account. Seen by themselves and by Administrators.',
})
export class UserType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, { description: 'What the user signs in with.' }) email!: string;
  @Field(() => UserRole, { description: 'What they may do.' }) role!: UserRole;
  @Field(() => Boolean, { description: 'Whether an Administrator has let them in.' }) isApproved!: boolean;
  @Field(() => Boolean, { description: 'Whether they are blocked now: a block whose date has passed is none.' })
  isBlocked!: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the block ends, or ended, by itself.' })
  blockedUntil!: string | null;
  @Field(() => Boolean, { description: 'Whether they have shown that they read mail at their address.' })
  isEmailConfirmed!: boolean;
  @Field(() => DateTimeScalar, { description: 'When the account was made.' }) registrationDate!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When they last signed in.' })
  lastLoginDate!: string | null;
  @Field(() => String, { nullable: true, description: "An agent's colour, #rgb or #rrggbb." })
  primaryColor!: string | null;
  @Field(() => String, { nullable: true, description: "An agent's host name." }) domain!: string | null;
  @Field(() => String, { nullable: true, description: "Path of an agent's logo." }) logoUrl!: string | null;
  @Field(() => BusinessTypeType, { nullable: true, description: 'Null for administrators made at start.' })
  businessType!: BusinessTypeType | null;
  @Field(() => [AddressType], { description: 'The first is the primary one.' }) addresses!: readonly AddressType[];
  @Field(() => [MarkupType], {
    description: 'The first that fits a stone counts. Empty for traders who ask about themselves.',
  })
  markups!: readonly MarkupType[];
  @Field(() => [PageAccessType], { description: 'Pages that they may see. None: not restricted.' })
  accesses!: readonly PageAccessType[];
  @Field(() => [EmailChannelType], { description: 'Newsletters that they get.' })
  emailChannels!: readonly EmailChannelType[];
  @Field(() => String, { description: 'First and last name of the primary address, else the e-mail.' })
  displayName!: string;
  @Field(() => String, { nullable: true, description: 'Company of the primary address. Null if not set.' })
  company!: string | null;
  @Field(() => Int, {
    description:
      'Counts the changes of what administrators decide: role, approval, block, logo, colour, domain, markups, pages. Sent back as `expectedVersion`.',
  })
  version!: number;
}

@ObjectType('UserPage', { simpleResolvers: true, description: 'One page of users.' })
export class UserPage {
  @Field(() => [UserType], { description: 'Its users.' }) items!: readonly UserType[];
  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

/** Payload of commands that change a user. */
@ObjectType()
export abstract class UserPayload {
  @Field(() => UserType, { simple: true, description: 'The user as they are now.' })
  user!: UserType;
}

@ObjectType({ description: 'Outcome of setUserApproval.' })
export class SetUserApprovalPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserBlock.' })
export class SetUserBlockPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserRole.' })
export class SetUserRolePayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserLogo.' })
export class SetUserLogoPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserPrimaryColor.' })
export class SetUserPrimaryColorPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setUserDomain.' })
export class SetUserDomainPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of addUserMarkup.' })
export class AddUserMarkupPayload extends UserPayload {
  @Field(() => MarkupType, { simple: true, description: 'The new one.' })
  markup!: MarkupType;
}

@ObjectType({ description: 'Outcome of removeUserMarkup.' })
export class RemoveUserMarkupPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of grantPageAccess.' })
export class GrantPageAccessPayload extends UserPayload {
  @Field(() => PageAccessType, { simple: true, description: 'The row of this page, new or not.' })
  access!: PageAccessType;
}

@ObjectType({ description: 'Outcome of revokePageAccess.' })
export class RevokePageAccessPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setPageAccess.' })
export class SetPageAccessPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of setNewsletterSubscriptions.' })
export class SetNewsletterSubscriptionsPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of deleteUser.' })
export class DeleteUserPayload {
  @Field(() => ID, { simple: true, description: 'Whom there is no more.' })
  userId!: number;
}
