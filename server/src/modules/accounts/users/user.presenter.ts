import Type, { type Static } from 'typebox';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { businessTypeById, countryById, federationById } from '../../reference-data/index.ts';
import { AccessPage } from './access-page.ts';
import { mostAddresses } from './address.input.ts';
import type { AddressRow } from './address-lines.ts';
import type { MarkupRow, UserRow } from './user-row.ts';

const text = (description?: string) => Type.Union([Type.String(), Type.Null()], description ? { description } : {});
const instant = (description: string) => Type.String({ format: 'date-time', description });
const amount = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });
const strict = { additionalProperties: false };
const Named = Type.Object({ id: Type.Integer(), name: Type.String() }, strict);

export const AddressSchema = Type.Object(
  {
    id: Type.Integer(),
    firstName: Type.String(),
    lastName: Type.String(),
    company: text(),
    vatNumber: text('VAT number of the company.'),
    address: Type.String({ description: 'Street and number.' }),
    line2: text('Building, floor or suite.'),
    postcode: text('Postcode or ZIP code.'),
    city: Type.String(),
    countryId: Type.Integer({ description: 'Of `GET /api/data/countries`.' }),
    country: Type.Union([Named, Type.Null()]),
    federationId: Type.Union([Type.Integer(), Type.Null()], { description: 'State or province.' }),
    federation: Type.Union([Named, Type.Null()]),
    phone: text(),
    email: text('Where it differs from the one of the account.'),
    isBilling: Type.Boolean({ description: 'Whether invoices go there.' }),
  },
  { ...strict, title: 'Address' },
);

const Reference = Type.Object({ id: Type.Integer() });

/** A new address; country and federation are IDs or objects. */
export const NewAddressSchema = Type.Object(
  {
    firstName: Type.String({ maxLength: 100 }),
    lastName: Type.String({ maxLength: 100 }),
    company: Type.Optional(text('At most 200 characters.')),
    vatNumber: Type.Optional(text('VAT number of the company; at most 30 characters.')),
    address: Type.String({ maxLength: 300, description: 'Street and number.' }),
    line2: Type.Optional(text('Building, floor or suite; at most 300 characters.')),
    postcode: Type.Optional(text('Postcode or ZIP code; at most 20 characters.')),
    city: Type.String({ maxLength: 100 }),
    countryId: Type.Optional(Type.Integer({ description: 'Of `GET /api/data/countries`.' })),
    country: Type.Optional(Type.Object({ id: Type.Integer() }, { description: 'The same as an object.' })),
    federationId: Type.Optional(Type.Union([Type.Integer(), Type.Null()], { description: 'State or province.' })),
    federation: Type.Optional(Type.Union([Reference, Type.Null()], { description: 'The same as an object.' })),
    phone: Type.Optional(text('At most 50 characters.')),
    email: Type.Optional(text('Where it differs from the one of the account.')),
    isBilling: Type.Optional(Type.Boolean({ default: false, description: 'Whether invoices go there.' })),
  },
  { title: 'NewAddress', anyOf: [{ required: ['countryId'] }, { required: ['country'] }] },
);

/** A registration. */
export const NewUserSchema = Type.Object(
  {
    email: Type.String({ format: 'email', maxLength: 254, description: 'One account per address.' }),
    password: Type.String({ minLength: 8, maxLength: 200, description: 'Common ones are refused.' }),
    businessTypeId: Type.Optional(Type.Integer({ description: 'Of `GET /api/data/business_types`.' })),
    businessType: Type.Optional(Type.Object({ id: Type.Integer() }, { description: 'The same as an object.' })),
    addresses: Type.Optional(
      Type.Array(NewAddressSchema, {
        minItems: 1,
        maxItems: mostAddresses,
        description: 'The first is the primary one.',
      }),
    ),
    address: Type.Optional(NewAddressSchema),
    recaptchaToken: Type.Optional(text('Needed where the house asks for a captcha.')),
  },
  {
    title: 'NewUser',
    allOf: [
      { anyOf: [{ required: ['businessTypeId'] }, { required: ['businessType'] }] },
      { anyOf: [{ required: ['addresses'] }, { required: ['address'] }] },
    ],
  },
);

export const MarkupSchema = Type.Object(
  {
    id: Type.Integer({ description: 'The first, by id, whose ranges hold a stone counts.' }),
    userId: Type.Integer(),
    caratMin: amount('Lightest stone; null: no lower end.'),
    caratMax: amount('Heaviest stone; null: no upper end.'),
    priceMin: amount('Lowest total price before the markup; null: no lower end.'),
    priceMax: amount('Highest total price before the markup; null: no upper end.'),
    percent: Type.Number({ description: '10 makes 100.00 into 110.00.' }),
  },
  { ...strict, title: 'Markup', description: 'A change of prices within closed ranges.' },
);

/** Page access: exactly the flag of its page is true. */
export const AccessSchema = Type.Object(
  {
    id: Type.Integer(),
    userId: Type.Integer(),
    pageId: Type.Integer({ minimum: 1, maximum: 8, description: 'The flags are in the order of these numbers.' }),
    labGrown: Type.Boolean(),
    white: Type.Boolean(),
    black: Type.Boolean(),
    mathingPairs: Type.Boolean(),
    melee: Type.Boolean(),
    snP: Type.Boolean(),
    fancyShape: Type.Boolean(),
    fancyColor: Type.Boolean(),
  },
  { ...strict, title: 'Access', description: 'Grants one page of stock: exactly the flag of its page is true.' },
);

export const UserSchema = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    role: Type.Enum(UserRole),
    approved: Type.Boolean({ description: 'An administrator has let them in.' }),
    blocked: Type.Boolean({ description: 'A block whose date has passed is none.' }),
    blockedUntil: Type.Union([instant('When the block ends by itself.'), Type.Null()]),
    emailConfirmed: Type.Boolean(),
    registrationDate: instant('When they registered.'),
    lastLoginDate: Type.Union([instant('When they last signed in.'), Type.Null()]),
    primaryColor: text("An agent's colour: #rgb or #rrggbb."),
    domain: text("An agent's host name."),
    logoUrl: text("An agent's logo, below `/media`."),
    markups: Type.Array(MarkupSchema),
    accesses: Type.Array(AccessSchema, { description: 'None: not restricted.' }),
    emailChannels: Type.Array(Named, { description: 'Newsletters that they get.' }),
    businessType: Type.Union([Named, Type.Null()]),
    addresses: Type.Array(AddressSchema, { description: 'The first is the primary one.' }),
  },
  { ...strict, title: 'User' },
);

export const presentAddress = ({
  isPrimary: _isPrimary,
  version: _version,
  countryId,
  federationId,
  ...address
}: AddressRow): Static<typeof AddressSchema> => {
  const country = countryById(countryId);
  const federation = federationId === null ? undefined : federationById(federationId);
  return {
    ...address,
    countryId,
    country: country ? { id: country.id, name: country.name } : null,
    federationId,
    federation: federation ? { id: federation.id, name: federation.name } : null,
  };
};

export const presentMarkup = (userId: number, markup: MarkupRow): Static<typeof MarkupSchema> => ({
  ...markup,
  userId,
});

export const presentAccess = (
  userId: number,
  { id, page }: UserRow['accesses'][number],
): Static<typeof AccessSchema> => ({
  id,
  userId,
  pageId: page,
  labGrown: page === AccessPage.LAB_GROWN,
  white: page === AccessPage.WHITE,
  black: page === AccessPage.BLACK,
  mathingPairs: page === AccessPage.MATCHING_PAIRS,
  melee: page === AccessPage.MELEE,
  snP: page === AccessPage.SALT_AND_PEPPER,
  fancyShape: page === AccessPage.FANCY_SHAPE,
  fancyColor: page === AccessPage.FANCY_COLOR,
});

export const presentUser = (user: UserRow): Static<typeof UserSchema> => ({
  id: user.id,
  email: user.email,
  role: user.role,
  approved: user.isApproved,
  blocked: user.isBlocked,
  blockedUntil: user.blockedUntil,
  emailConfirmed: user.isEmailConfirmed,
  registrationDate: user.registrationDate,
  lastLoginDate: user.lastLoginDate,
  primaryColor: user.primaryColor,
  domain: user.domain,
  logoUrl: user.logoUrl,
  markups: user.markups.map((markup) => presentMarkup(user.id, markup)),
  accesses: user.accesses.map((access) => presentAccess(user.id, access)),
  emailChannels: user.emailChannels.map(({ id, name }) => ({ id, name })),
  businessType: businessTypeById(user.businessTypeId ?? 0) ?? null,
  addresses: user.addresses.map(presentAddress),
});
