import Type from 'typebox';
import { get, patch, post, type RestRequest, type Route } from '../../../kernel/transport/route.ts';
import { wrappedPresenter } from '../../stock/index.ts';
import { diamondPresenter } from '../../stock-types/diamonds/index.ts';
import { ringSettings } from '../../stock-types/ring-settings/index.ts';
import {
  type DefaultStone,
  defaultStoneFields,
  findDefaultGenericDiamond,
  setDefaultGenericDiamond,
} from './default-generic-diamond.ts';
import { type ShownRing, setConfiguredDiamond, setConfiguredRingSetting, viewRingConfig } from './ring-config.ts';

const setting = wrappedPresenter(ringSettings);

const RingConfigSchema = Type.Object(
  {
    ringSetting: Type.Union([setting.returns, Type.Null()]),
    diamond: Type.Union([diamondPresenter.returns, Type.Null()]),
  },
  { additionalProperties: false, title: 'RingConfig', description: 'Null: not chosen, or not for the caller’s eyes.' },
);

const ring = {
  present: ({ ringSetting, diamond }: ShownRing) => ({
    ringSetting: ringSetting && setting.present(ringSetting),
    diamond: diamond && diamondPresenter.present(diamond),
  }),
  returns: RingConfigSchema,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{part: {field}}`, as the documented client wraps it, or the field alone. */
const within =
  (part: string, field: string, name: string) =>
  ({ body }: RestRequest): unknown => {
    const inner = isRecord(body) && isRecord(body[part]) ? body[part] : body;
    return { [name]: isRecord(inner) ? inner[field] : undefined };
  };

const stoneSchemas = defaultStoneFields.map(({ name, value, presence, isPrice }) => {
  if (isPrice)
    return [name, Type.Optional({ ...value.schema, description: 'Absent for keys that do not read prices.' })];
  return [name, presence === 'optional' ? Type.Union([value.schema, Type.Null()]) : value.schema];
});

const DefaultStoneSchema = Type.Object(
  {
    id: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Of the generic diamond that it is; null: it is described by itself.',
    }),
    ...Object.fromEntries(stoneSchemas),
  },
  { additionalProperties: false, title: 'DefaultGenericDiamond' },
);

const stone = {
  present: (found: DefaultStone) => ({
    id: found.id,
    ...Object.fromEntries(
      defaultStoneFields
        .filter(({ name }) => found[name] !== undefined)
        .map(({ name, value }) => [name, value.presented(found[name])]),
    ),
  }),
  returns: DefaultStoneSchema,
};

/** A generic diamond by its id, as it is read back; else the fields of a stone. */
function stoneFrom({ body }: RestRequest): unknown {
  if (!isRecord(body)) return body;
  const { id, genericDiamondId = id, ...set } = body;
  return genericDiamondId === null || genericDiamondId === undefined ? { set } : { genericDiamondId };
}

export const ringConfigRoutes: readonly Route[] = [
  get('/ring_config/single', viewRingConfig, {
    ...ring,
    summary: 'The engagement ring that the site shows as an example.',
  }),
  post('/ring_config/update_ring', setConfiguredRingSetting, {
    summary: 'Shows the example with another setting.',
    present: () => null,
    returns: null,
    body: Type.Object({ ringSetting: Type.Object({ id: Type.Integer({ minimum: 1 }) }) }),
    from: within('ringSetting', 'id', 'ringSettingId'),
    pathOf: (path) => (path === 'ringSettingId' ? 'ringSetting.id' : path),
    errors: ['ITEM_NOT_FOUND'],
  }),
  post('/ring_config/update_diamond', setConfiguredDiamond, {
    summary: 'Shows the example with another diamond.',
    present: () => null,
    returns: null,
    body: Type.Object({ diamond: Type.Object({ stockId: Type.String({ maxLength: 64 }) }) }),
    from: within('diamond', 'stockId', 'stockNumber'),
    pathOf: (path) => (path === 'stockNumber' ? 'diamond.stockId' : path),
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  get('/site/defaultGenericDiamond', findDefaultGenericDiamond, {
    ...stone,
    summary: 'The stone with which completed rings are shown before anybody has chosen one.',
  }),
  patch('/site/defaultGenericDiamond', setDefaultGenericDiamond, {
    ...stone,
    summary: 'Makes a generic diamond (`id`) the default, or describes another stone.',
    from: stoneFrom,
    pathOf: (path) => (path === 'genericDiamondId' ? 'id' : path),
    names: { '': 'set' },
    body: Type.Partial(DefaultStoneSchema),
    errors: ['ITEM_NOT_FOUND'],
  }),
];
