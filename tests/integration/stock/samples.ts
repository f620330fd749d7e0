/** Sample of a stock type, for tests through GraphQL and REST. */
export interface StockSample {
  /** REST name of the stock type. The next fields contain its GraphQL names. */
  readonly name: string;
  readonly typeName: string;
  readonly one: string;
  readonly many: string;
  /** Valid GraphQL input for an item that visitors can see. */
  readonly piece: Readonly<Record<string, unknown>>;
  /** Fields of the item in REST, without those that all types share. */
  readonly restFields: Readonly<Record<string, unknown>>;
  /** Additional REST fields that administrators get. */
  readonly adminRestFields?: Readonly<Record<string, unknown>>;
  /** Names of the required fields. */
  readonly required: readonly string[];
  /** An invalid value for each field. */
  readonly wrong: Readonly<Record<string, unknown>>;
  /** Name of a field that can be changed, and the new value. */
  readonly change: readonly [field: string, value: unknown];
  /** Header and rows of an import file. The first column contains the stock number. */
  readonly file: readonly (readonly string[])[];
  /** Cell that makes the file invalid: its row, column and text. */
  readonly fault: readonly [row: number, column: number, cell: string];
  /** REST calls that the type has in addition to the list. */
  readonly calls: readonly ('create' | 'update' | 'import')[];
}

const link = 'https://example.com/picture.jpg';

export const samples: readonly StockSample[] = [
  {
    name: 'melee',
    typeName: 'MeleeLot',
    one: 'meleeLot',
    many: 'meleeLots',
    piece: { carats: 12.345, color: 'TTLB', pricePerCarat: 410.5, sizeFrom: 1.1, sizeTo: 1.25, showToAll: true },
    restFields: {
      carats: 12.345,
      color: 2,
      pricePerCarat: 410.5,
      sizeFrom: 1.1,
      sizeTo: 1.25,
      shapeId: 1,
      showToAll: true,
    },
    adminRestFields: { promisedCarats: 0 },
    required: ['carats', 'color', 'pricePerCarat'],
    wrong: { carats: -1, pricePerCarat: -0.01, sizeFrom: 21, sizeTo: -1, shapeId: '999' },
    change: ['carats', 11],
    file: [
      ['Stock #', 'Weight', 'Color', 'Price/Ct', 'Size From', 'Size To', 'Show To All'],
      ['F-1', '100.5', 'ttlb', '400', '1.0', '1.1', 'yes'],
      ['F-2', '50', 'G-H', '$ 650.25', '', '', 'yes'],
    ],
    fault: [1, 1, 'much'],
    calls: ['create', 'update', 'import'],
  },
  {
    name: 'ring_settings',
    typeName: 'RingSetting',
    one: 'ringSetting',
    many: 'ringSettings',
    piece: {
      name: 'Petal',
      style: 'Halo',
      material: 'Gold',
      karatGold: '18K',
      colorOfGold: 'Rose',
      ringSizeFrom: 4,
      ringSizeTo: 9.5,
      sideStones: 24,
      sideStonesCarats: 0.36,
      price: 1_450.5,
      imageUrl: link,
      shapeIds: ['1', '8'],
      caratsFrom: 0.5,
      caratsTo: 2,
    },
    restFields: {
      name: 'Petal',
      description: null,
      style: 'Halo',
      material: 'Gold',
      karatGold: '18K',
      colorOfGold: 'Rose',
      ringSizeFrom: 4,
      ringSizeTo: 9.5,
      sideStones: 24,
      sideStonesCarats: 0.36,
      price: 1_450.5,
      imageUrl: link,
      image2: null,
      image3: null,
      image4: null,
      shapes: [1, 8],
      caratsFrom: 0.5,
      caratsTo: 2,
    },
    required: ['name', 'price'],
    wrong: { name: 'x'.repeat(201), price: -1, shapeIds: ['1', '1'], sideStones: -1, image4: 'javascript:alert(1)' },
    change: ['price', 1_500],
    file: [
      ['SKU', 'Name', 'Price', 'Shapes', 'Min Carats', 'Max Carats', 'Karat'],
      ['F-1', 'Solitaire', '900', 'Round; Oval', '0.3', '2', '14K'],
      ['F-2', 'Three stone', '1,900.50', 'RD, PR', '', '', ''],
    ],
    fault: [2, 3, 'Round; Potato'],
    calls: ['create', 'update', 'import'],
  },
  {
    name: 'generic_diamonds',
    typeName: 'GenericDiamond',
    one: 'genericDiamond',
    many: 'genericDiamonds',
    piece: { shapeId: '1', colorId: '4', clarityId: '5', caratsFrom: 1, caratsTo: 1.249, pricePerCarat: 3_000 },
    restFields: {
      shapeId: 1,
      colorId: 4,
      clarityId: 5,
      caratsFrom: 1,
      caratsTo: 1.249,
      pricePerCarat: 3_000,
      isLabGrown: false,
      imageUrl: null,
    },
    required: ['shapeId', 'caratsFrom', 'pricePerCarat'],
    wrong: { shapeId: '999', colorId: '0', clarityId: '99', caratsFrom: 0, caratsTo: 101, imageUrl: '//evil' },
    change: ['isLabGrown', true],
    file: [
      ['Stock #', 'Shape', 'Color', 'Clarity', 'Carats From', 'Carats To', 'Price', 'Lab Grown'],
      ['F-1', 'Round', 'G', 'VS1', '0.5', '0.69', '1500', ''],
      ['F-2', 'Oval', 'H', 'SI1', '1', '', '2800', 'Y'],
    ],
    fault: [1, 4, '0'],
    calls: ['create', 'update', 'import'],
  },
  {
    name: 'eternity_rings',
    typeName: 'EternityRing',
    one: 'eternityRing',
    many: 'eternityRings',
    piece: { name: 'Full circle', shapeId: '1', price: 1_999.5, clarityId: '5', material: 'Platinum', ringSize: 6.5 },
    restFields: {
      name: 'Full circle',
      shapeId: 1,
      material: 'Platinum',
      colorOfGold: null,
      ringSize: 6.5,
      numberOfStones: null,
      caratsPerStone: null,
      totalCarats: null,
      colorId: null,
      clarityId: 5,
      price: 1_999.5,
      imageUrl: null,
    },
    required: ['name', 'shapeId', 'price'],
    wrong: { shapeId: '999', price: -1, imageUrl: 'javascript:alert(1)', numberOfStones: 0 },
    change: ['material', 'Palladium'],
    file: [
      ['Stock #', 'Name', 'Shape', 'Price', 'Stones', 'Color'],
      ['F-1', 'First', 'RD', '1000.50', '20', 'G'],
      ['F-2', 'Second', 'Princess', '2000', '22', ''],
    ],
    fault: [1, 3, '-5'],
    calls: ['import'],
  },
  {
    name: 'bracelets',
    typeName: 'Bracelet',
    one: 'bracelet',
    many: 'bracelets',
    piece: {
      name: 'Tennis',
      color: 'White Gold',
      size: 'M',
      price: 2_400,
      numberOfStones: 60,
      images: [link, '/media/a'],
    },
    restFields: {
      name: 'Tennis',
      title: null,
      description: null,
      color: 'White Gold',
      size: 'M',
      material: null,
      numberOfStones: 60,
      totalCarats: null,
      price: 2_400,
      images: [link, '/media/a'],
    },
    required: ['name', 'price'],
    wrong: {
      name: 'x'.repeat(101),
      price: -0.01,
      numberOfStones: 0,
      images: ['https://example.com/a.jpg', 'data:text/html,x'],
    },
    change: ['title', 'Tennis bracelet'],
    file: [
      ['Stock #', 'Name', 'Color', 'Size', 'Price', 'Images'],
      ['F-1', 'Line', 'Rose', 'S', '1800', `${link}; https://example.com/2.jpg`],
      ['F-2', 'Line', 'Rose', 'L', '1900', ''],
    ],
    fault: [2, 5, 'no address'],
    calls: [],
  },
  {
    name: 'custom_necklaces',
    typeName: 'CustomNecklace',
    one: 'customNecklace',
    many: 'customNecklaces',
    piece: { name: 'Rivière', shapeId: '8', chainLength: 16, totalCarats: 10.05, price: 22_000 },
    restFields: {
      name: 'Rivière',
      description: null,
      shapeId: 8,
      material: null,
      chainLength: 16,
      numberOfStones: null,
      totalCarats: 10.05,
      price: 22_000,
      imageUrl: null,
    },
    required: ['name', 'price'],
    wrong: { price: -0.01, shapeId: '999', chainLength: 101, totalCarats: 1_001 },
    change: ['description', 'Graduated.'],
    file: [
      ['Stock #', 'Name', 'Shape', 'Chain Length', 'Price'],
      ['F-1', 'Pendant', 'Pear', '18', '1200'],
      ['F-2', 'Choker', '', '', '3400'],
    ],
    fault: [1, 2, 'Potato'],
    calls: [],
  },
];
