import Type from 'typebox';
import { inputFields, objectSchema, withReferences } from '../../../kernel/resources/input-schema.ts';
import type { JsonSchema } from '../../../kernel/resources/json-schema.ts';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { businessTypeById, countryById, federationById } from '../../reference-data/index.ts';
import { AccessPage } from './access-page.ts';
import { Address } from './address.entity.ts';
import { AddressInput } from './address.input.ts';
import type { AddressRow } from './address-lines.ts';
import { EmailChannel } from './email-channel.entity.ts';
import { Markup } from './markup.entity.ts';
import { PageAccess } from './page-access.entity.ts';
import { User } from './user.entity.ts';
import type { MarkupRow, PageAccessRow, UserRow } from './user-row.ts';

/** Schema of an entry in a reference list. */
const Named = Type.Object({ id: Type.Integer(), name: Type.String() }, { additionalProperties: false });

const presentNamed = (value: { readonly id: number; readonly name: string } | undefined) =>
  value ? { id: value.id, name: value.name } : null;

export const addressShape = restShape<AddressRow>(Address, {
  also: {
    countryId: Type.Integer({ description: 'Country, as in `GET /api/data/countries`.' }),
    country: Type.Union([Named, Type.Null()]),
    federationId: Type.Union([Type.Integer(), Type.Null()], { description: 'State or province.' }),
    federation: Type.Union([Named, Type.Null()]),
  },
  derive: ({ countryId, federationId }) => ({
    country: presentNamed(countryById(countryId)),
    federation: federationId === null ? null : presentNamed(federationById(federationId)),
  }),
});

export const markupShape = restShape<MarkupRow>(Markup, { also: { userId: Type.Integer() } });

/** Names of the REST flags for pages. One name is misspelled, as documented. */
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

/** Only the flag for the granted page is true. */
export const pageAccessShape = restShape<PageAccessRow>(PageAccess, {
  title: 'Access',
  also: { userId: Type.Integer(), ...withFlags(() => Type.Boolean()) },
  derive: (access) => withFlags((page) => page === access.page),
});

export const emailChannelShape = restShape(EmailChannel);

export const userShape = restShape<UserRow>(User, {
  also: { businessType: Type.Union([Named, Type.Null()]) },
  derive: ({ businessTypeId }) => ({ businessType: presentNamed(businessTypeById(businessTypeId ?? 0)) }),
});

/** Schema of a new address. Country and federation may be IDs or objects. */
export const newAddressSchema: JsonSchema = {
  ...withReferences(objectSchema(inputFields(AddressInput)), { countryId: 'country', federationId: 'federation' }),
  title: 'NewAddress',
};
