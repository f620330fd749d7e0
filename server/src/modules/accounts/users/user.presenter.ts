import Type from 'typebox';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { businessTypeById, countryById, federationById } from '../../reference-data/index.ts';
import { AccessPage } from './access-page.ts';
import { Address } from './address.entity.ts';
import { mostAddresses } from './address.input.ts';
import type { AddressRow } from './address-lines.ts';
import { EmailChannel } from './email-channel.entity.ts';
import { Markup } from './markup.entity.ts';
import { PageAccess } from './page-access.entity.ts';
import { User } from './user.entity.ts';
import type { MarkupRow, PageAccessRow, UserRow } from './user-row.ts';

/*
 * Users and what belongs to them, as REST shows and takes them.
 */

const text = (description?: string) => Type.Union([Type.String(), Type.Null()], description ? { description } : {});

/** A value of a reference list. */
const Named = Type.Object({ id: Type.Integer(), name: Type.String() }, { additionalProperties: false });

const named = (value: { readonly id: number; readonly name: string } | undefined) =>
  value ? { id: value.id, name: value.name } : null;

export const addressShape = restShape<AddressRow>(Address, {
  also: {
    countryId: Type.Integer({ description: 'Of `GET /api/data/countries`.' }),
    country: Type.Union([Named, Type.Null()]),
    federationId: Type.Union([Type.Integer(), Type.Null()], { description: 'State or province.' }),
    federation: Type.Union([Named, Type.Null()]),
  },
  derive: ({ countryId, federationId }) => ({
    country: named(countryById(countryId)),
    federation: federationId === null ? null : named(federationById(federationId)),
  }),
});

export const markupShape = restShape<MarkupRow>(Markup, { also: { userId: Type.Integer() } });

/** The flag of each page. The misspelled name is documented. */
const flags = {
  labGrown: AccessPage.LAB_GROWN,
  white: AccessPage.WHITE,
  black: AccessPage.BLACK,
  mathingPairs: AccessPage.MATCHING_PAIRS,
  melee: AccessPage.MELEE,
  snP: AccessPage.SALT_AND_PEPPER,
  fancyShape: AccessPage.FANCY_SHAPE,
  fancyColor: AccessPage.FANCY_COLOR,
};

const withFlags = <Value>(flagOf: (page: AccessPage) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(flags).map(([name, page]) => [name, flagOf(page)]));

/** Exactly the flag of its page is true. */
export const pageAccessShape = restShape<PageAccessRow>(PageAccess, {
  title: 'Access',
  also: { userId: Type.Integer(), ...withFlags(() => Type.Boolean()) },
  derive: (access) => withFlags((page) => page === access.page),
});

export const emailChannelShape = restShape(EmailChannel);

export const userShape = restShape<UserRow>(User, {
  also: { businessType: Type.Union([Named, Type.Null()]) },
  derive: ({ businessTypeId }) => ({ businessType: named(businessTypeById(businessTypeId ?? 0)) }),
});

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
