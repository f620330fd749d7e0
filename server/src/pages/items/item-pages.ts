import { sql } from 'kysely';
import { clarities, colors, laboratories, shapes } from '../../modules/reference-data/index.ts';
import { diamonds } from '../../modules/stock-types/diamonds/index.ts';
import { bracelets, customNecklaces, eternityRings } from '../../modules/stock-types/index.ts';
import { JewelleryType, jewellery } from '../../modules/stock-types/jewellery/index.ts';
import { ringSettings } from '../../modules/stock-types/ring-settings/index.ts';
import { type ItemPage, itemPage } from './item-page.ts';

type Part = string | null | undefined;

/** Joins the parts that are not empty with a separator. */
const joined = (parts: readonly Part[], separator = ', '): string => parts.filter(Boolean).join(separator);

/** Joins the parts into a sentence. Null if there are none. */
const sentence = (...parts: readonly Part[]): string | null => {
  const text = joined(parts);
  return text === '' ? null : `${text}.`;
};

const labelIn = (
  list: { readonly byId: ReadonlyMap<number, { readonly label: string }> },
  id: number | null | undefined,
) => (id == null ? undefined : list.byId.get(id)?.label);

const carats = (weight: string | null | undefined): Part => (weight == null ? null : `${Number(weight)} ct`);

const metal = (row: { material?: Part; karatGold?: Part; colorOfGold?: Part }): string =>
  joined([row.colorOfGold, row.material]);

const jewelleryLists: Readonly<Record<JewelleryType, { readonly title: string; readonly path: string }>> = {
  [JewelleryType.RING]: { title: 'Rings', path: '/rings' },
  [JewelleryType.NECKLACE]: { title: 'Necklaces', path: '/necklaces' },
  [JewelleryType.PENDANT]: { title: 'Pendants', path: '/pendants' },
  [JewelleryType.EARRINGS]: { title: 'Earrings', path: '/earrings' },
  [JewelleryType.BRACELET]: { title: 'Bracelets', path: '/bracelets' },
  [JewelleryType.BROOCH]: { title: 'Brooches', path: '/brooches' },
};

const diamondPage = itemPage({
  type: diamonds,
  textsOf: (stone) => {
    const { shapeId, colorId, clarityId, laboratoryId, parcelStones = 1, isLabGrown, collections = [] } = stone;
    const report = laboratories.byId.get(laboratoryId ?? 0);
    const grades = joined([labelIn(colors, colorId), labelIn(clarities, clarityId)], ' ');
    const what = isLabGrown ? 'lab grown diamond' : 'diamond';
    const name = `${labelIn(shapes, shapeId)} ${what}, ${joined([carats(stone.carats), grades])}`;
    return {
      name: parcelStones > 1 ? `${name}, ${parcelStones} stones` : name,
      description: sentence(
        name,
        report && report.code !== 'NONE' ? `with ${report.label} report` : null,
        `stock number ${stone.stockNumber}`,
      ),
      list: { title: 'Diamonds', path: `/diamonds/${collections[0] ?? 'white'}` },
    };
  },
});

const productPage = itemPage({
  type: jewellery,
  textsOf: ({ title, type, details = {}, mainStone = {} }) => {
    const list = jewelleryLists[type ?? JewelleryType.RING];
    const stone = joined([mainStone.mainStoneType, carats(mainStone.caratMainStone)], ' ');
    const name = title ?? details.parcelName ?? list.title;
    return {
      name,
      description: details.description ?? sentence(name, metal(details), stone, details.period),
      list,
      brand: details.brand,
    };
  },
});

const braceletPage = itemPage({
  type: bracelets,
  field: 'name',
  // Prefers the variant with the color and size in the URL.
  orderBy: ({ color, size }) => sql`
    (lower(d.color) is not distinct from lower(${text(color)}::text)) desc,
    (lower(d.size) is not distinct from lower(${text(size)}::text)) desc, d.id`,
  textsOf: (bracelet) => ({
    name: bracelet.title ?? bracelet.name ?? 'Bracelet',
    description:
      bracelet.description ??
      sentence(bracelet.title ?? bracelet.name, bracelet.material, carats(bracelet.totalCarats)),
    list: { title: 'Bracelets', path: '/bracelets' },
  }),
});

/** Returns a query parameter as a string. Null if it is missing, repeated or contains a NUL character. */
const text = (value: unknown): string | null => (typeof value === 'string' && !value.includes('\0') ? value : null);

const eternityRingPage = itemPage({
  type: eternityRings,
  textsOf: (ring) => {
    const name = ring.name ?? 'Eternity ring';
    const stones = ring.numberOfStones == null ? null : `${ring.numberOfStones} diamonds`;
    return {
      name,
      description: sentence(name, metal(ring), stones, carats(ring.totalCarats)),
      list: { title: 'Eternity Rings', path: '/eternity-rings' },
    };
  },
});

const necklacePage = itemPage({
  type: customNecklaces,
  textsOf: (necklace) => {
    const name = necklace.name ?? 'Necklace';
    return {
      name,
      description: necklace.description ?? sentence(name, necklace.material, carats(necklace.totalCarats)),
      list: { title: 'Necklaces', path: '/custom-necklace' },
    };
  },
});

const settingPage = itemPage({
  type: ringSettings,
  textsOf: (setting) => {
    const name = setting.name ?? 'Ring setting';
    return {
      name,
      description: setting.description ?? sentence(name, setting.style, metal(setting)),
      list: { title: 'Engagement Rings', path: '/engagement-rings' },
    };
  },
});

/** Item pages, keyed by the path of the client page. */
export const itemPages: ReadonlyMap<string, ItemPage> = new Map([
  ['/diamond/:stockNumber', diamondPage],
  ['/products/:stockNumber', productPage],
  ['/bracelet/:name', braceletPage],
  ['/eternity-rings/:stockNumber', eternityRingPage],
  ['/custom-necklace/:stockNumber', necklacePage],
  ['/ring-setting/:stockNumber', settingPage],
]);
