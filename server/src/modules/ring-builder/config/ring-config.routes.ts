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
  {
    additionalProperties: false,
    title: 'RingConfig',
    description: 'Example engagement ring. A part is null if it is not chosen, or not visible to the caller.',
  },
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

/** Reads a field from `{part: {field}}`, the documented format, or from the body itself. */
const fieldOf =
  (part: string, field: string, name: string) =>
  ({ body }: RestRequest): unknown => {
    const inner = isRecord(body) && isRecord(body[part]) ? body[part] : body;
    return { [name]: isRecord(inner) ? inner[field] : undefined };
  };

const stoneSchemas = defaultStoneFields.map(({ name, value, presence, isPrice }) => {
  if (isPrice)
    return [name, Type.Optional({ ...value.schema, description: 'Omitted for API keys that may not read prices.' })];
  return [name, presence === 'optional' ? Type.Union([value.schema, Type.Null()]) : value.schema];
});

const DefaultStoneSchema = Type.Object(
  {
    id: Type.Union([Type.Integer(), Type.Null()], {
      description: 'ID of the generic diamond. Null if the stone is described by its own fields.',
    }),
    ...Object.fromEntries(stoneSchemas),
  },
  { additionalProperties: false, title: 'DefaultGenericDiamond' },
);

const stone = {
  present: (defaultStone: DefaultStone) => ({
    id: defaultStone.id,
    ...Object.fromEntries(
      defaultStoneFields
        .filter(({ name }) => defaultStone[name] !== undefined)
        .map(({ name, value }) => [name, value.presented(defaultStone[name])]),
    ),
  }),
  returns: DefaultStoneSchema,
};

/**
 * Reads the input from a body with the `id` of a generic diamond, as in the response, or with the fields that
 * describe a stone.
 */
function stoneFrom({ body }: RestRequest): unknown {
  if (!isRecord(body)) return body;
  const { id, genericDiamondId = id, ...set } = body;
  return genericDiamondId === null || genericDiamondId === undefined ? { set } : { genericDiamondId };
}

export const ringConfigRoutes: readonly Route[] = [
  get('/ring_config/single', viewRingConfig, {
    ...ring,
    summary: 'Returns the example engagement ring shown in the shop.',
  }),
  post('/ring_config/update_ring', setConfiguredRingSetting, {
    summary: 'Sets the setting of the example ring.',
    present: () => null,
    returns: null,
    body: Type.Object({ ringSetting: Type.Object({ id: Type.Integer({ minimum: 1 }) }) }),
    from: fieldOf('ringSetting', 'id', 'ringSettingId'),
    pathOf: (path) => (path === 'ringSettingId' ? 'ringSetting.id' : path),
    errors: ['ITEM_NOT_FOUND'],
  }),
  post('/ring_config/update_diamond', setConfiguredDiamond, {
    summary: 'Sets the diamond of the example ring.',
    present: () => null,
    returns: null,
    body: Type.Object({ diamond: Type.Object({ stockId: Type.String({ maxLength: 64 }) }) }),
    from: fieldOf('diamond', 'stockId', 'stockNumber'),
    pathOf: (path) => (path === 'stockNumber' ? 'diamond.stockId' : path),
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  get('/site/defaultGenericDiamond', findDefaultGenericDiamond, {
    ...stone,
    summary: 'Returns the stone shown in completed rings before the user chooses one.',
  }),
  patch('/site/defaultGenericDiamond', setDefaultGenericDiamond, {
    ...stone,
    summary: 'Sets the default stone: a generic diamond (`id`), or a stone described by its fields.',
    from: stoneFrom,
    pathOf: (path) => (path === 'genericDiamondId' ? 'id' : path),
    names: { '': 'set' },
    body: Type.Partial(DefaultStoneSchema),
    errors: ['ITEM_NOT_FOUND'],
  }),
];
