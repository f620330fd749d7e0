import Type from 'typebox';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { mostAddresses } from './address.input.ts';

const text = (description?: string) => Type.Union([Type.String(), Type.Null()], description ? { description } : {});
const instant = (description: string) => Type.String({ format: 'date-time', description });
const amount = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });
const strict = { additionalProperties: false };
const Named = Type.Object({ id: Type.Integer(), name: Type.String() }, strict);

/** REST's shape of an address. */
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

/** An address as the documented client sends it: country and federation as ids or as objects. */
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

/** Somebody who wants an account, as the documented client sends them. */
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

/** REST's shape of a markup. */
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

/** REST's shape of an access row: exactly the flag of its page is true. */
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

/** REST's shape of a user. */
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
