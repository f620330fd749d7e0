import Type from 'typebox';

const closed = { additionalProperties: false };
const text = (description?: string) => Type.Union([Type.String(), Type.Null()], description ? { description } : {});
const size = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });
const grade = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });
const money = (description: string) => Type.Number({ description: `${description} At most 2 decimals.` });
const instant = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

/** Absent for visitors. */
const forUsers = {
  rapPrice: Type.Optional(
    Type.Union([Type.Number(), Type.Null()], { description: 'List price per carat. Not for visitors.' }),
  ),
  discount: Type.Optional(
    Type.Union([Type.Number(), Type.Null()], {
      description: "Percent of the caller's own price against `rapPrice`. Not for visitors.",
    }),
  ),
};

/** Absent for all but administrators. */
const forAdministrators = {
  vendor: Type.Optional(text('Whose stone it is. Administrators only.')),
  memoAccount: Type.Optional(text('With whom it is on memo. Administrators only.')),
  memoPricePerCarat: Type.Optional(size('Price on memo. Administrators only.')),
  memoTotalPrice: Type.Optional(size('Price on memo. Administrators only.')),
  memoNo: Type.Optional(text('Number of the memo. Administrators only.')),
  memoDate: Type.Optional(instant('Date of the memo. Administrators only.')),
  memoRap: Type.Optional(size('Percent against the list price, on memo. Administrators only.')),
  hold: Type.Optional(Type.Boolean({ description: 'Held for somebody known. Administrators only.' })),
  holdUserId: Type.Optional(grade('For whom it is held. Administrators only.')),
  holdUntil: Type.Optional(instant('When the hold ends by itself. Administrators only.')),
  promisedStones: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Stones of the parcel that open orders have. Administrators only.' }),
  ),
  promisedCarats: Type.Optional(Type.Number({ description: 'What those weigh. Administrators only.' })),
};

const productFields = {
  stockId: Type.String({ description: "The house's own number." }),
  status: Type.Integer({ minimum: 1, maximum: 4, description: '1 Available, 2 Hold, 3 Suspended, 4 Memo.' }),
  carats: Type.Number({
    description:
      'Of a parcel: all its stones that no open order has; for administrators all of them. At most 3 decimals.',
  }),
  shapeId: Type.Integer({ description: 'Outline, of `GET /api/data/diamonds/shapes`; as all ids of grades.' }),
  colorId: grade('Colour.'),
  clarityId: grade('Clarity.'),
  cutId: grade('Cut.'),
  polishId: grade('Polish.'),
  symmetryId: grade('Symmetry.'),
  fluorId: grade('Strength of fluorescence.'),
  labId: grade('Who graded the stone.'),
  pricePerCarat: money("The caller's own price per carat."),
  totalPrice: money("The caller's own price of it all."),
  ...forUsers,
  parcelStones: Type.Integer({
    minimum: 1,
    description:
      'Stones in the parcel that no open order has (all, when orders have all of it); for administrators all of them. 1 for a single stone.',
  }),
  certificateNo: text('Number of the report.'),
  certificateUrl: text('Where the report lies.'),
  fancyIntensity: text('Strength of a fancy colour, as the report words it.'),
  overtone: text('Second hue of a fancy colour.'),
  colorShade: text('Tinge, such as brown or green.'),
  fluorescence: text('Fluorescence as the report words it.'),
  fluorescenceColor: text('Colour in which the stone fluoresces.'),
  milky: text('Degree of milkiness.'),
  eyeClean: text('Degree of eye cleanness.'),
  treatment: text('What was done to the stone.'),
  comment: text(),
  tradeShow: text('Show at which the stone is.'),
  length: size('Millimetres.'),
  width: size('Millimetres.'),
  height: size('Millimetres.'),
  depthPercent: size('Percent of the diameter.'),
  tablePercent: size('Percent of the diameter.'),
  crownAngle: size('Degrees.'),
  crownHeight: size('Percent of the diameter.'),
  girdle: text('Edge of the stone.'),
  culetSize: text('Bottom point of the stone.'),
  imageUrl: text('First picture.'),
  pic2: text('Second picture.'),
  pic3: text('Third picture.'),
  pic4: text('Fourth picture.'),
  image3d: text('View to turn.'),
  set3D: text('View of the whole set to turn.'),
  setImage: text('Picture of the whole set.'),
  isHighlighted: Type.Boolean({ description: 'At most one stone is.' }),
  isMatchingPair: Type.Boolean({ description: 'One of two stones alike.' }),
  isPair: Type.Boolean({ description: 'One of two stones sold together.' }),
  isLine: Type.Boolean({ description: 'Part of a line.' }),
  isSnP: Type.Boolean({ description: 'Salt and pepper.' }),
  isLabGrown: Type.Boolean({ description: 'Grown in a laboratory.' }),
  lineSet: text('Name shared by the stones of a line.'),
  lineSetColor: text('Colour of the whole set.'),
  lineSetClarity: text('Clarity of the whole set.'),
  showToAll: Type.Boolean({ description: 'Shown to everybody, visitors included.' }),
  version: Type.Integer({ description: 'Counts the changes.' }),
  ...forAdministrators,
};

/** A stone as REST shows it. What is not for the caller is absent. */
export const DiamondSchema = Type.Object(
  {
    id: Type.Integer(),
    isActive: Type.Boolean({ description: 'Inactive stones exist for administrators only.' }),
    product: Type.Object(productFields, closed),
  },
  { ...closed, title: 'Diamond', description: 'A stone. What is not for the caller is absent.' },
);
