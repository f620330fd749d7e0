import { choice, range, type StandardFilter, type StandardPage } from './standard-page.ts';
import {
  anyColor,
  carats,
  clarity,
  labGrown,
  pricePerCarat,
  saleState,
  search,
  shape,
  whiteColor,
} from './stone-filters.ts';

const page = (
  list: string,
  pageName: string,
  title: string,
  description: string,
  { columns, sortField, filters }: Pick<StandardPage, 'columns' | 'sortField' | 'filters'>,
): StandardPage => ({
  pageName,
  list,
  title,
  description,
  columns,
  sortField,
  filters,
  isVisible: !pageName.startsWith('admin_'),
});

/** Columns that administrators need first. Phones show only the first columns of a row. */
const leadingColumns = ['sale.text', 'totalPrice', 'webPrice', 'price.total', 'price.perCarat', 'quantity', 'isActive'];

/**
 * Returns the back-office page of a list, with additional columns for administrators and the search field as the
 * first filter.
 */
const backOffice = (
  list: string,
  pageName: string,
  title: string,
  { columns, sortField, filters }: Pick<StandardPage, 'columns' | 'sortField' | 'filters'>,
  more: readonly string[] = [],
): StandardPage =>
  page(list, pageName, title, 'All items of this type.', {
    columns: inOrder([
      ...new Set([
        ...columns.filter((column) => column !== 'availability'),
        'sale.text',
        ...more,
        'isActive',
        'updatedAt',
      ]),
    ]),
    sortField,
    filters: [search, saleState, ...filters.filter(({ field }) => field !== search.field)],
  });

const isFirst = (column: string): boolean => leadingColumns.includes(column);

/** Sorts the columns. The picture is omitted, because every row shows it next to the stock number. */
const inOrder = (columns: readonly string[]): string[] => [
  ...leadingColumns.filter((column) => columns.includes(column)),
  ...columns.filter((column) => !isFirst(column) && column !== 'media.images'),
];

const material = choice('materials', 'Material');
const colorOfGold = choice('colorsOfGold', 'Gold colour');
const price = range('price', 'Price');

const melee = {
  columns: [
    'stockNumber',
    'color',
    'shape',
    'sieves',
    'sizeFrom',
    'sizeTo',
    'carats',
    'price.perCarat',
    'availability',
  ],
  sortField: 'CARATS',
  filters: [
    search,
    choice('colors', 'Colour'),
    choice('sieves', 'Sieve size'),
    range('sizeFrom', 'Size from'),
    range('sizeTo', 'Size to'),
    carats,
    pricePerCarat,
  ],
};

const ringSettings = {
  columns: [
    'media.images',
    'stockNumber',
    'name',
    'style',
    'material',
    'karatGold',
    'colorOfGold',
    'shapes',
    'price.total',
  ],
  sortField: 'PRICE',
  filters: [
    choice('styles', 'Style'),
    material,
    choice('karatsOfGold', 'Karat'),
    colorOfGold,
    { ...shape, label: 'Stone shape' } satisfies StandardFilter,
    price,
    search,
  ],
};

const genericDiamonds = {
  columns: ['media.images', 'shape', 'caratsFrom', 'caratsTo', 'color', 'clarity', 'isLabGrown', 'price.perCarat'],
  sortField: 'CARATS_FROM',
  filters: [shape, range('caratsFrom', 'Carats from'), whiteColor, clarity, labGrown, pricePerCarat],
};

const eternityRings = {
  columns: [
    'media.images',
    'stockNumber',
    'name',
    'shape',
    'material',
    'colorOfGold',
    'ringSize',
    'numberOfStones',
    'totalCarats',
    'color',
    'clarity',
    'price.total',
  ],
  sortField: 'TOTAL_CARATS',
  filters: [
    shape,
    material,
    colorOfGold,
    range('ringSize', 'Ring size'),
    range('totalCarats', 'Total carats'),
    whiteColor,
    clarity,
    price,
    search,
  ],
};

const bracelets = {
  columns: [
    'media.images',
    'name',
    'title',
    'color',
    'size',
    'material',
    'numberOfStones',
    'totalCarats',
    'price.total',
  ],
  sortField: 'TOTAL_CARATS',
  filters: [
    choice('colors', 'Colour'),
    choice('sizes', 'Size'),
    material,
    range('totalCarats', 'Total carats'),
    price,
    search,
  ],
};

const customNecklaces = {
  columns: ['media.images', 'name', 'shape', 'material', 'chainLength', 'numberOfStones', 'totalCarats', 'price.total'],
  sortField: 'TOTAL_CARATS',
  filters: [
    shape,
    material,
    range('chainLength', 'Chain, inches'),
    range('totalCarats', 'Total carats'),
    price,
    search,
  ],
};

/** Columns and filters for finished jewelry. Only rings have a size. */
const jewellery = (...more: readonly StandardFilter[]): Pick<StandardPage, 'columns' | 'sortField' | 'filters'> => ({
  columns: [
    'media.images',
    'stockNumber',
    'title',
    'type',
    'subType',
    'material',
    'karatGold',
    'mainStone.type',
    'mainStone.carats',
    'period',
    'price.total',
  ],
  sortField: 'PRICE',
  filters: [
    ...more,
    material,
    colorOfGold,
    choice('mainStoneTypes', 'Main stone'),
    price,
    choice('periods', 'Period'),
    choice('cutsMainStone', 'Shape of the main stone'),
    choice('karatsGold', 'Karat'),
    range('caratMainStone', 'Carats of the main stone'),
    choice('subTypes', 'Style'),
    choice('brands', 'Brand'),
    search,
  ],
});
const anyType = choice('types', 'Type');

/** For administrators, replaces the buyer's price with the entered prices from which it is calculated. */
const productsOf = ({ columns, ...otherSettings }: Pick<StandardPage, 'columns' | 'sortField' | 'filters'>) => ({
  ...otherSettings,
  columns: columns.flatMap((column) => (column === 'price.total' ? ['totalPrice', 'webPrice'] : [column])),
});

/** Pages for melee, jewelry and rings. */
export const stockPages: readonly StandardPage[] = [
  page('meleeLots', 'melee', 'Melee', 'Small stones by colour category and size, sold by weight.', melee),
  page(
    'jewelleryPieces',
    'rings',
    'Rings',
    'Finished rings, contemporary and vintage.',
    jewellery(choice('ringSizes', 'Ring size')),
  ),
  page(
    'jewelleryPieces',
    'bracelets',
    'Bracelets',
    'Finished bracelets, and designs made in your colour and size.',
    jewellery(),
  ),
  page('jewelleryPieces', 'necklaces', 'Necklaces', 'Finished necklaces, from strands to rivières.', jewellery()),
  page('jewelleryPieces', 'pendants', 'Pendants', 'Finished pendants.', jewellery()),
  page('jewelleryPieces', 'earrings', 'Earrings', 'Studs, drops and hoops, in pairs.', jewellery()),
  page('jewelleryPieces', 'brooches', 'Brooches', 'Brooches and pins.', jewellery()),
  page(
    'jewelleryPieces',
    'one-of-a-kind',
    'One of a Kind',
    'One-of-a-kind pieces. Once sold, they are gone.',
    jewellery(anyType),
  ),
  page('customNecklaces', 'custom-necklace', 'Necklaces', 'Necklaces made to order.', customNecklaces),
  page(
    'eternityRings',
    'eternity-rings',
    'Eternity Rings',
    'Bands set all around with matching stones.',
    eternityRings,
  ),
  page('bracelets', 'bracelet', 'Bracelets', 'Bracelets made to order, by colour and size.', bracelets),
  page(
    'ringSettings',
    'engagement-rings',
    'Engagement Rings',
    'Choose the setting first, then the diamond.',
    ringSettings,
  ),
  page('ringSettings', 'completed-rings', 'Completed Rings', 'A setting sold with its diamond.', ringSettings),
  page(
    'genericDiamonds',
    'completed_engagement_rings',
    'Choose a Diamond',
    'The diamond of a completed ring.',
    genericDiamonds,
  ),
  backOffice('meleeLots', 'admin_melee', 'Melee', melee, ['promisedCarats']),
  backOffice('jewelleryPieces', 'admin_products', 'Jewellery', productsOf(jewellery(anyType)), ['quantity', 'vendor']),
  backOffice('ringSettings', 'admin_engagement_rings', 'Ring Settings', ringSettings),
  backOffice(
    'genericDiamonds',
    'admin_generic_diamonds',
    'Generic Diamonds',
    { ...genericDiamonds, filters: [shape, anyColor, clarity, labGrown, pricePerCarat] },
    ['price.total'],
  ),
  backOffice('eternityRings', 'admin_eternity_rings', 'Eternity Rings', eternityRings),
  backOffice('bracelets', 'admin_bracelets', 'Bracelets', bracelets),
  backOffice('customNecklaces', 'admin_custom_necklaces', 'Custom Necklaces', customNecklaces),
];
