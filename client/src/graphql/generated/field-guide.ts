import type { FieldGuide } from '../stock/field-guide';

export const fieldGuide: FieldGuide = [
 {
  "name": "diamonds",
  "typeName": "Diamond",
  "many": "diamonds",
  "title": "Diamonds",
  "fields": [
   {
    "section": "Every item",
    "rest": {
     "path": "id",
     "type": "integer"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "Item ID, unique within the type. REST uses the same ID.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "boolean"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Whether the item is active. Only administrators see inactive items.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "kind",
     "type": "StockKind!"
    },
    "meaning": "Stock type of the item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "note",
     "type": "String"
    },
    "meaning": "Private note of the caller about the item. Null if there is none, and for visitors and API keys.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "product.version",
     "type": "integer"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "product.stockId",
     "type": "text"
    },
    "graphql": {
     "path": "stockNumber",
     "type": "String!"
    },
    "meaning": "Stock number, unique, at most 64 characters.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "product.availability",
     "type": "one of FOR_SALE, HELD_FOR_YOU, ORDERED_BY_YOU, ON_HOLD, SOLD, GONE"
    },
    "graphql": {
     "path": "availability",
     "type": "Availability!"
    },
    "meaning": "Current availability for the caller: whether they can order the item, and if not, why.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "updatedAt",
     "type": "DateTime!"
    },
    "meaning": "Time of the last change to the item. UTC ISO 8601.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.carats",
     "type": "number"
    },
    "graphql": {
     "path": "carats",
     "type": "Carats!"
    },
    "meaning": "Weight in carats. For a parcel, the weight of the stones that are not in open orders; administrators see all.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.shapeId",
     "type": "integer"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape!"
    },
    "meaning": "Shape. Sort order: most traded shapes first.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.isLabGrown",
     "type": "boolean"
    },
    "graphql": {
     "path": "isLabGrown",
     "type": "Boolean!"
    },
    "meaning": "Whether the diamond is lab grown.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.isSnP",
     "type": "boolean"
    },
    "graphql": {
     "path": "isSnP",
     "type": "Boolean!"
    },
    "meaning": "Whether the diamond is salt and pepper.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Price",
    "rest": {
     "path": "product.pricePerCarat",
     "type": "number"
    },
    "graphql": {
     "path": "price.perCarat",
     "type": "Money"
    },
    "meaning": "Price per carat in USD. Outputs include the caller's markups. Inputs are before markups and take precedence over `totalPrice`.",
    "unit": "$/ct",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": null,
    "graphql": {
     "path": "price.unit",
     "type": "Money"
    },
    "meaning": "Price of one stone of a parcel in USD. Otherwise the same as the total.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": {
     "path": "product.totalPrice",
     "type": "number"
    },
    "graphql": {
     "path": "price.total",
     "type": "Money"
    },
    "meaning": "Total price in USD. Outputs include the caller's markups. Inputs are before markups and determine the price per carat.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": {
     "path": "product.rapPrice",
     "type": "number, or null"
    },
    "graphql": {
     "path": "rapPrice",
     "type": "Money"
    },
    "meaning": "Weekly list price per carat in USD.",
    "unit": "$/ct",
    "readers": "users",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": {
     "path": "product.discount",
     "type": "number, or null"
    },
    "graphql": {
     "path": "discount",
     "type": "Float"
    },
    "meaning": "Price per carat for the caller in percent relative to the list price: -30 is 30 % below it. 2 decimals.",
    "unit": "%",
    "readers": "users",
    "isPrice": true
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.colorId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "color",
     "type": "Color"
    },
    "meaning": "Color: white D to Z, black, or a fancy hue. Null if not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.clarityId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "clarity",
     "type": "Clarity"
    },
    "meaning": "Clarity grade. Null if not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.cutId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "cut",
     "type": "CutGrade"
    },
    "meaning": "Cut grade. Null if not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.polishId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "polish",
     "type": "PolishGrade"
    },
    "meaning": "Polish grade. Null if not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.symmetryId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "symmetry",
     "type": "SymmetryGrade"
    },
    "meaning": "Symmetry grade. Null if not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.fluorId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "fluorescence",
     "type": "FluorescenceGrade"
    },
    "meaning": "Fluorescence intensity. Null if not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.fancyIntensity",
     "type": "text, or null"
    },
    "graphql": null,
    "meaning": "Fancy color intensity as worded in the report.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": null,
    "graphql": {
     "path": "fancyIntensity",
     "type": "FancyIntensity"
    },
    "meaning": "Fancy color intensity.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.overtone",
     "type": "text, or null"
    },
    "graphql": {
     "path": "overtone",
     "type": "String"
    },
    "meaning": "Secondary hue of a fancy color.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.colorShade",
     "type": "text, or null"
    },
    "graphql": {
     "path": "colorShade",
     "type": "String"
    },
    "meaning": "Tinge of a white color, such as brown or green.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.fluorescence",
     "type": "text, or null"
    },
    "graphql": {
     "path": "fluorescenceText",
     "type": "String"
    },
    "meaning": "Fluorescence as worded in the report.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.fluorescenceColor",
     "type": "text, or null"
    },
    "graphql": {
     "path": "fluorescenceColor",
     "type": "String"
    },
    "meaning": "Color of the fluorescence.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.milky",
     "type": "text, or null"
    },
    "graphql": {
     "path": "milky",
     "type": "String"
    },
    "meaning": "Degree of milkiness.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.eyeClean",
     "type": "text, or null"
    },
    "graphql": {
     "path": "eyeClean",
     "type": "String"
    },
    "meaning": "Eye cleanliness: whether inclusions are visible to the naked eye.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.treatment",
     "type": "text, or null"
    },
    "graphql": {
     "path": "treatment",
     "type": "String"
    },
    "meaning": "Treatment, such as laser drilled or HPHT.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Report",
    "rest": {
     "path": "product.labId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "report.laboratory",
     "type": "Laboratory"
    },
    "meaning": "Laboratory that issued the report. Null if not set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Report",
    "rest": {
     "path": "product.certificateNo",
     "type": "text, or null"
    },
    "graphql": {
     "path": "report.number",
     "type": "String"
    },
    "meaning": "Report number.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Report",
    "rest": {
     "path": "product.certificateUrl",
     "type": "text, or null"
    },
    "graphql": {
     "path": "report.url",
     "type": "String"
    },
    "meaning": "URL of the report.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.length",
     "type": "number, or null"
    },
    "graphql": {
     "path": "proportions.length",
     "type": "Float"
    },
    "meaning": "Length in mm.",
    "unit": "mm",
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.width",
     "type": "number, or null"
    },
    "graphql": {
     "path": "proportions.width",
     "type": "Float"
    },
    "meaning": "Width in mm.",
    "unit": "mm",
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.height",
     "type": "number, or null"
    },
    "graphql": {
     "path": "proportions.height",
     "type": "Float"
    },
    "meaning": "Height in mm, from table to culet.",
    "unit": "mm",
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.depthPercent",
     "type": "number, or null"
    },
    "graphql": {
     "path": "proportions.depthPercent",
     "type": "Float"
    },
    "meaning": "Height in percent of the diameter.",
    "unit": "%",
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.tablePercent",
     "type": "number, or null"
    },
    "graphql": {
     "path": "proportions.tablePercent",
     "type": "Float"
    },
    "meaning": "Table in percent of the diameter.",
    "unit": "%",
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.crownAngle",
     "type": "number, or null"
    },
    "graphql": {
     "path": "proportions.crownAngle",
     "type": "Float"
    },
    "meaning": "Crown angle in degrees.",
    "unit": "°",
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.crownHeight",
     "type": "number, or null"
    },
    "graphql": {
     "path": "proportions.crownHeight",
     "type": "Float"
    },
    "meaning": "Crown height in percent of the diameter.",
    "unit": "%",
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.girdle",
     "type": "text, or null"
    },
    "graphql": {
     "path": "proportions.girdle",
     "type": "String"
    },
    "meaning": "Thickness of the girdle.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Proportions",
    "rest": {
     "path": "product.culetSize",
     "type": "text, or null"
    },
    "graphql": {
     "path": "proportions.culetSize",
     "type": "String"
    },
    "meaning": "Size of the culet.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.imageUrl",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Main picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.pic2",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Second picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.pic3",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Third picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.pic4",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Fourth picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.image3d",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.view3d",
     "type": "String"
    },
    "meaning": "URL of a 3D view or video.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.set3D",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.set3d",
     "type": "String"
    },
    "meaning": "URL of a 3D view of the whole set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.setImage",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture of the whole set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.parcelStones",
     "type": "integer"
    },
    "graphql": {
     "path": "parcelStones",
     "type": "Int!"
    },
    "meaning": "Number of stones in the parcel that are not in open orders. If all are in open orders, the number of all stones. Administrators always see all. 1 for a single stone.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.isMatchingPair",
     "type": "boolean"
    },
    "graphql": {
     "path": "isMatchingPair",
     "type": "Boolean!"
    },
    "meaning": "Whether it is half of a matching pair.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.isPair",
     "type": "boolean"
    },
    "graphql": {
     "path": "isPair",
     "type": "Boolean!"
    },
    "meaning": "Whether it is half of an inseparable pair.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.isLine",
     "type": "boolean"
    },
    "graphql": {
     "path": "isLine",
     "type": "Boolean!"
    },
    "meaning": "Whether it is part of a line set, which is sold as one.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.lineSet",
     "type": "text, or null"
    },
    "graphql": {
     "path": "lineSet",
     "type": "String"
    },
    "meaning": "Name shared by the diamonds of a line set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.lineSetColor",
     "type": "text, or null"
    },
    "graphql": {
     "path": "lineSetColor",
     "type": "String"
    },
    "meaning": "Color of the whole set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.lineSetClarity",
     "type": "text, or null"
    },
    "graphql": {
     "path": "lineSetClarity",
     "type": "String"
    },
    "meaning": "Clarity of the whole set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Remarks",
    "rest": {
     "path": "product.comment",
     "type": "text, or null"
    },
    "graphql": {
     "path": "comment",
     "type": "String"
    },
    "meaning": "Public remarks.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": {
     "path": "product.status",
     "type": "integer"
    },
    "graphql": {
     "path": "status",
     "type": "StockStatus!"
    },
    "meaning": "Current status: Available, Hold, Suspended or Memo. Expired holds do not count.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": {
     "path": "product.tradeShow",
     "type": "text, or null"
    },
    "graphql": {
     "path": "tradeShow",
     "type": "String"
    },
    "meaning": "Trade show at which the diamond can be viewed.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": {
     "path": "product.isHighlighted",
     "type": "boolean"
    },
    "graphql": {
     "path": "isHighlighted",
     "type": "Boolean!"
    },
    "meaning": "Whether it is the highlighted diamond of the home page. At most one diamond is highlighted.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": {
     "path": "product.showToAll",
     "type": "boolean"
    },
    "graphql": {
     "path": "showToAll",
     "type": "Boolean!"
    },
    "meaning": "Whether it is shown to everyone, including visitors.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": null,
    "graphql": {
     "path": "collections",
     "type": "[DiamondCollection!]!"
    },
    "meaning": "Shop pages that show the diamond.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Only in GraphQL",
    "rest": null,
    "graphql": {
     "path": "lineSetStones",
     "type": "[Diamond!]!"
    },
    "meaning": "Visible diamonds of the line set, including this one. Empty if the diamond is in no line set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Only in GraphQL",
    "rest": null,
    "graphql": {
     "path": "pairMate",
     "type": "Diamond"
    },
    "meaning": "Other half of the pair. Null if there is none, or if the caller may not see it. If `isPair` is true for either half, the two are only sold together.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Only in GraphQL",
    "rest": null,
    "graphql": {
     "path": "set",
     "type": "DiamondSet"
    },
    "meaning": "Line set or pair that contains the diamond and is listed as one item. Null for a single diamond.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 },
 {
  "name": "bracelets",
  "typeName": "Bracelet",
  "many": "bracelets",
  "title": "Bracelets",
  "fields": [
   {
    "section": "Every item",
    "rest": {
     "path": "id",
     "type": "integer"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "Item ID, unique within the type. REST uses the same ID.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "boolean"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Whether the item is active. Only administrators see inactive items.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "kind",
     "type": "StockKind!"
    },
    "meaning": "Stock type of the item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "note",
     "type": "String"
    },
    "meaning": "Private note of the caller about the item. Null if there is none, and for visitors and API keys.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "integer"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "stockNumber",
     "type": "text"
    },
    "graphql": {
     "path": "stockNumber",
     "type": "String!"
    },
    "meaning": "Stock number, unique within the type. The server generates one if it is omitted for a new item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "availability",
     "type": "one of FOR_SALE, HELD_FOR_YOU, ORDERED_BY_YOU, ON_HOLD, SOLD, GONE"
    },
    "graphql": {
     "path": "availability",
     "type": "Availability!"
    },
    "meaning": "Current availability for the caller: whether they can order the item, and if not, why.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "updatedAt",
     "type": "DateTime!"
    },
    "meaning": "Time of the last change to the item. UTC ISO 8601.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "name",
     "type": "text"
    },
    "graphql": {
     "path": "name",
     "type": "String!"
    },
    "meaning": "Name that the variants share, as in the URL of their page.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "title",
     "type": "text, or null"
    },
    "graphql": {
     "path": "title",
     "type": "String"
    },
    "meaning": "Heading of the page.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "color",
     "type": "text, or null"
    },
    "graphql": {
     "path": "color",
     "type": "String"
    },
    "meaning": "Color of this variant, such as Yellow Gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "size",
     "type": "text, or null"
    },
    "graphql": {
     "path": "size",
     "type": "String"
    },
    "meaning": "Size of this variant, such as 7 in or M.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "numberOfStones",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "numberOfStones",
     "type": "Int"
    },
    "meaning": "Number of stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "totalCarats",
     "type": "number, or null"
    },
    "graphql": {
     "path": "totalCarats",
     "type": "Carats"
    },
    "meaning": "Total weight of the stones in carats.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Price",
    "rest": {
     "path": "price",
     "type": "number"
    },
    "graphql": {
     "path": "price.total",
     "type": "Money"
    },
    "meaning": "Price of the bracelet in USD.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Make",
    "rest": {
     "path": "material",
     "type": "text, or null"
    },
    "graphql": {
     "path": "material",
     "type": "String"
    },
    "meaning": "Metal, such as Platinum or 18K Gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "images",
     "type": "list of: text"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Pictures in display order.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Remarks",
    "rest": {
     "path": "description",
     "type": "text, or null"
    },
    "graphql": {
     "path": "description",
     "type": "String"
    },
    "meaning": "Public description.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 },
 {
  "name": "custom_necklaces",
  "typeName": "CustomNecklace",
  "many": "customNecklaces",
  "title": "Custom necklaces",
  "fields": [
   {
    "section": "Every item",
    "rest": {
     "path": "id",
     "type": "integer"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "Item ID, unique within the type. REST uses the same ID.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "boolean"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Whether the item is active. Only administrators see inactive items.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "kind",
     "type": "StockKind!"
    },
    "meaning": "Stock type of the item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "note",
     "type": "String"
    },
    "meaning": "Private note of the caller about the item. Null if there is none, and for visitors and API keys.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "integer"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "stockNumber",
     "type": "text"
    },
    "graphql": {
     "path": "stockNumber",
     "type": "String!"
    },
    "meaning": "Stock number, unique within the type. The server generates one if it is omitted for a new item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "availability",
     "type": "one of FOR_SALE, HELD_FOR_YOU, ORDERED_BY_YOU, ON_HOLD, SOLD, GONE"
    },
    "graphql": {
     "path": "availability",
     "type": "Availability!"
    },
    "meaning": "Current availability for the caller: whether they can order the item, and if not, why.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "updatedAt",
     "type": "DateTime!"
    },
    "meaning": "Time of the last change to the item. UTC ISO 8601.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "name",
     "type": "text"
    },
    "graphql": {
     "path": "name",
     "type": "String!"
    },
    "meaning": "Name of the design. Variants with another chain have the same name.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "shapeId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape"
    },
    "meaning": "Shape of the stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "numberOfStones",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "numberOfStones",
     "type": "Int"
    },
    "meaning": "Number of stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "totalCarats",
     "type": "number, or null"
    },
    "graphql": {
     "path": "totalCarats",
     "type": "Carats"
    },
    "meaning": "Total weight of the stones in carats.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Price",
    "rest": {
     "path": "price",
     "type": "number"
    },
    "graphql": {
     "path": "price.total",
     "type": "Money"
    },
    "meaning": "Price of the necklace in USD.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Make",
    "rest": {
     "path": "material",
     "type": "text, or null"
    },
    "graphql": {
     "path": "material",
     "type": "String"
    },
    "meaning": "Metal, such as Platinum or 18K Gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "chainLength",
     "type": "number, or null"
    },
    "graphql": {
     "path": "chainLength",
     "type": "Float"
    },
    "meaning": "Length of the chain in inches.",
    "unit": "in",
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "imageUrl",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Remarks",
    "rest": {
     "path": "description",
     "type": "text, or null"
    },
    "graphql": {
     "path": "description",
     "type": "String"
    },
    "meaning": "Public description.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 },
 {
  "name": "eternity_rings",
  "typeName": "EternityRing",
  "many": "eternityRings",
  "title": "Eternity rings",
  "fields": [
   {
    "section": "Every item",
    "rest": {
     "path": "id",
     "type": "integer"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "Item ID, unique within the type. REST uses the same ID.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "boolean"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Whether the item is active. Only administrators see inactive items.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "kind",
     "type": "StockKind!"
    },
    "meaning": "Stock type of the item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "note",
     "type": "String"
    },
    "meaning": "Private note of the caller about the item. Null if there is none, and for visitors and API keys.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "integer"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "stockNumber",
     "type": "text"
    },
    "graphql": {
     "path": "stockNumber",
     "type": "String!"
    },
    "meaning": "Stock number, unique within the type. The server generates one if it is omitted for a new item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "availability",
     "type": "one of FOR_SALE, HELD_FOR_YOU, ORDERED_BY_YOU, ON_HOLD, SOLD, GONE"
    },
    "graphql": {
     "path": "availability",
     "type": "Availability!"
    },
    "meaning": "Current availability for the caller: whether they can order the item, and if not, why.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "updatedAt",
     "type": "DateTime!"
    },
    "meaning": "Time of the last change to the item. UTC ISO 8601.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "name",
     "type": "text"
    },
    "graphql": {
     "path": "name",
     "type": "String!"
    },
    "meaning": "Name of the design. Variants in other metals and sizes have the same name.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "shapeId",
     "type": "integer"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape!"
    },
    "meaning": "Shape of the stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "numberOfStones",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "numberOfStones",
     "type": "Int"
    },
    "meaning": "Number of stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "caratsPerStone",
     "type": "number, or null"
    },
    "graphql": {
     "path": "caratsPerStone",
     "type": "Carats"
    },
    "meaning": "Weight of one stone in carats.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "totalCarats",
     "type": "number, or null"
    },
    "graphql": {
     "path": "totalCarats",
     "type": "Carats"
    },
    "meaning": "Total weight of the stones in carats.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Price",
    "rest": {
     "path": "price",
     "type": "number"
    },
    "graphql": {
     "path": "price.total",
     "type": "Money"
    },
    "meaning": "Price of the ring in USD.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Grades",
    "rest": {
     "path": "colorId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "color",
     "type": "Color"
    },
    "meaning": "Color of the stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "clarityId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "clarity",
     "type": "Clarity"
    },
    "meaning": "Clarity of the stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "material",
     "type": "text, or null"
    },
    "graphql": {
     "path": "material",
     "type": "String"
    },
    "meaning": "Metal, such as Platinum or 18K Gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "colorOfGold",
     "type": "text, or null"
    },
    "graphql": {
     "path": "colorOfGold",
     "type": "String"
    },
    "meaning": "Color of the gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "ringSize",
     "type": "number, or null"
    },
    "graphql": {
     "path": "ringSize",
     "type": "Float"
    },
    "meaning": "US ring size.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "imageUrl",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 },
 {
  "name": "generic_diamonds",
  "typeName": "GenericDiamond",
  "many": "genericDiamonds",
  "title": "Generic diamonds",
  "fields": [
   {
    "section": "Every item",
    "rest": {
     "path": "id",
     "type": "integer"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "Item ID, unique within the type. REST uses the same ID.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "boolean"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Whether the item is active. Only administrators see inactive items.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "kind",
     "type": "StockKind!"
    },
    "meaning": "Stock type of the item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "note",
     "type": "String"
    },
    "meaning": "Private note of the caller about the item. Null if there is none, and for visitors and API keys.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "integer"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "stockNumber",
     "type": "text"
    },
    "graphql": {
     "path": "stockNumber",
     "type": "String!"
    },
    "meaning": "Stock number, unique within the type. The server generates one if it is omitted for a new item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "availability",
     "type": "one of FOR_SALE, HELD_FOR_YOU, ORDERED_BY_YOU, ON_HOLD, SOLD, GONE"
    },
    "graphql": {
     "path": "availability",
     "type": "Availability!"
    },
    "meaning": "Current availability for the caller: whether they can order the item, and if not, why.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "updatedAt",
     "type": "DateTime!"
    },
    "meaning": "Time of the last change to the item. UTC ISO 8601.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "shapeId",
     "type": "integer"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape!"
    },
    "meaning": "Outline.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "isLabGrown",
     "type": "boolean"
    },
    "graphql": {
     "path": "isLabGrown",
     "type": "Boolean!"
    },
    "meaning": "Whether the diamond is lab grown.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "caratsFrom",
     "type": "number"
    },
    "graphql": {
     "path": "caratsFrom",
     "type": "Carats!"
    },
    "meaning": "Minimum weight in carats. The price is based on it.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "caratsTo",
     "type": "number, or null"
    },
    "graphql": {
     "path": "caratsTo",
     "type": "Carats"
    },
    "meaning": "Maximum weight in carats. Null if there is no maximum.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Price",
    "rest": {
     "path": "pricePerCarat",
     "type": "number"
    },
    "graphql": {
     "path": "price.perCarat",
     "type": "Money"
    },
    "meaning": "Price per carat in USD. Outputs include the caller's markups; inputs are before markups. The total price is this times `caratsFrom`.",
    "unit": "$/ct",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": null,
    "graphql": {
     "path": "price.total",
     "type": "Money"
    },
    "meaning": "Price of a diamond of `caratsFrom` in USD, including the caller's markups.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Grades",
    "rest": {
     "path": "colorId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "color",
     "type": "Color"
    },
    "meaning": "Colour.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "clarityId",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "clarity",
     "type": "Clarity"
    },
    "meaning": "Clarity.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "imageUrl",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 },
 {
  "name": "products",
  "typeName": "JewelleryPiece",
  "many": "jewelleryPieces",
  "title": "Jewellery pieces",
  "fields": [
   {
    "section": "Every item",
    "rest": {
     "path": "id",
     "type": "integer"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "Item ID, unique within the type. REST uses the same ID.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "boolean"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Whether the item is active. Only administrators see inactive items.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "kind",
     "type": "StockKind!"
    },
    "meaning": "Stock type of the item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "note",
     "type": "String"
    },
    "meaning": "Private note of the caller about the item. Null if there is none, and for visitors and API keys.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "integer"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "stockNumber",
     "type": "text"
    },
    "graphql": {
     "path": "stockNumber",
     "type": "String!"
    },
    "meaning": "Stock number, unique within the type. The server generates one if it is omitted for a new item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "availability",
     "type": "one of FOR_SALE, HELD_FOR_YOU, ORDERED_BY_YOU, ON_HOLD, SOLD, GONE"
    },
    "graphql": {
     "path": "availability",
     "type": "Availability!"
    },
    "meaning": "Current availability for the caller: whether they can order the item, and if not, why.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "updatedAt",
     "type": "DateTime!"
    },
    "meaning": "Time of the last change to the item. UTC ISO 8601.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "title",
     "type": "text, or null"
    },
    "graphql": {
     "path": "title",
     "type": "String"
    },
    "meaning": "Name of the piece.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "type",
     "type": "one of ring, necklace, pendant, earrings, bracelet, brooch"
    },
    "graphql": {
     "path": "type",
     "type": "JewelleryType!"
    },
    "meaning": "Type of jewellery. It determines the shop page.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "subType",
     "type": "text, or null"
    },
    "graphql": {
     "path": "subType",
     "type": "String"
    },
    "meaning": "Style within the type, such as Solitaire or Hoops.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "isOneOfAKind",
     "type": "boolean"
    },
    "graphql": {
     "path": "isOneOfAKind",
     "type": "Boolean!"
    },
    "meaning": "Whether the piece is one of a kind. Such pieces are also listed on the page of one-of-a-kind jewellery.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "quantity",
     "type": "integer"
    },
    "graphql": {
     "path": "quantity",
     "type": "Int!"
    },
    "meaning": "Number of pieces under this stock number. They are sold together.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "brand",
     "type": "text, or null"
    },
    "graphql": {
     "path": "brand",
     "type": "String"
    },
    "meaning": "Brand or maker.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "period",
     "type": "text, or null"
    },
    "graphql": {
     "path": "period",
     "type": "String"
    },
    "meaning": "Period in which it was made, such as Art Deco.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "weight",
     "type": "number, or null"
    },
    "graphql": {
     "path": "weight",
     "type": "Float"
    },
    "meaning": "Total weight in grams.",
    "unit": "g",
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "measurments",
     "type": "text, or null"
    },
    "graphql": {
     "path": "measurements",
     "type": "String"
    },
    "meaning": "Outer measurements with their unit.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "ringSize",
     "type": "text, or null"
    },
    "graphql": {
     "path": "ringSize",
     "type": "String"
    },
    "meaning": "Ring size in trade notation, such as 6 1/2, 54 or adjustable.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Price",
    "rest": {
     "path": "totalPrice",
     "type": "number, or null"
    },
    "graphql": {
     "path": "totalPrice",
     "type": "Money"
    },
    "meaning": "List price in USD.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": {
     "path": "webPrice",
     "type": "number, or null"
    },
    "graphql": {
     "path": "webPrice",
     "type": "Money"
    },
    "meaning": "Offer price in the shop in USD, if it differs from `totalPrice`.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": {
     "path": "price",
     "type": "number, or null"
    },
    "graphql": {
     "path": "price.total",
     "type": "Money"
    },
    "meaning": "Price for buyers in USD: `webPrice`, or `totalPrice` if there is none. Null if the price is on request; the item cannot be ordered.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": {
     "path": "certPrice",
     "type": "number, or null"
    },
    "graphql": {
     "path": "certPrice",
     "type": "Money"
    },
    "meaning": "Cost of the certificate, or the value stated on it, in USD.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Report",
    "rest": {
     "path": "labCertificate",
     "type": "text, or null"
    },
    "graphql": {
     "path": "labCertificate",
     "type": "String"
    },
    "meaning": "Laboratory and report of the piece.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Report",
    "rest": {
     "path": "certNum",
     "type": "text, or null"
    },
    "graphql": {
     "path": "certNum",
     "type": "String"
    },
    "meaning": "Report number.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "material",
     "type": "text, or null"
    },
    "graphql": {
     "path": "material",
     "type": "String"
    },
    "meaning": "Metal, such as Platinum or Gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "karatGold",
     "type": "text, or null"
    },
    "graphql": {
     "path": "karatGold",
     "type": "String"
    },
    "meaning": "Fineness of the gold, such as 18K.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "colorOfGold",
     "type": "text, or null"
    },
    "graphql": {
     "path": "colorOfGold",
     "type": "String"
    },
    "meaning": "Color of the gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "mainStoneType",
     "type": "text, or null"
    },
    "graphql": {
     "path": "mainStone.type",
     "type": "String"
    },
    "meaning": "Type of the main stone, such as Diamond or Sapphire.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "cutMainStone",
     "type": "text, or null"
    },
    "graphql": {
     "path": "mainStone.cut",
     "type": "String"
    },
    "meaning": "Cut or shape of the main stone.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "numberOfMainStones",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "mainStone.number",
     "type": "Int"
    },
    "meaning": "Number of main stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "caratMainStone",
     "type": "number, or null"
    },
    "graphql": {
     "path": "mainStone.carats",
     "type": "Carats"
    },
    "meaning": "Total weight of the main stones in carats.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "colorMainStone",
     "type": "text, or null"
    },
    "graphql": {
     "path": "mainStone.color",
     "type": "String"
    },
    "meaning": "Color of the main stone.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "clarityMainStone",
     "type": "text, or null"
    },
    "graphql": {
     "path": "mainStone.clarity",
     "type": "String"
    },
    "meaning": "Clarity of the main stone.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "firstSideStoneType",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[1].type",
     "type": "String"
    },
    "meaning": "Type of the side stones, first set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "firstSideStoneCut",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[1].cut",
     "type": "String"
    },
    "meaning": "Cut or shape of the side stones, first set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "firstSideStoneNumber",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "sideStones[1].number",
     "type": "Int"
    },
    "meaning": "Number of side stones, first set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "firstSideStoneCarat",
     "type": "number, or null"
    },
    "graphql": {
     "path": "sideStones[1].carats",
     "type": "Carats"
    },
    "meaning": "Total weight of the side stones in carats, first set.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "firstSideStoneColor",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[1].color",
     "type": "String"
    },
    "meaning": "Color of the side stones, first set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "firstSideStoneClarity",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[1].clarity",
     "type": "String"
    },
    "meaning": "Clarity of the side stones, first set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "secondSideStoneType",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[2].type",
     "type": "String"
    },
    "meaning": "Type of the side stones, second set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "secondSideStoneCut",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[2].cut",
     "type": "String"
    },
    "meaning": "Cut or shape of the side stones, second set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "secondSideStoneNumber",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "sideStones[2].number",
     "type": "Int"
    },
    "meaning": "Number of side stones, second set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "secondSideStoneCarat",
     "type": "number, or null"
    },
    "graphql": {
     "path": "sideStones[2].carats",
     "type": "Carats"
    },
    "meaning": "Total weight of the side stones in carats, second set.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "secondSideStoneColor",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[2].color",
     "type": "String"
    },
    "meaning": "Color of the side stones, second set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "secondSideStoneClarity",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[2].clarity",
     "type": "String"
    },
    "meaning": "Clarity of the side stones, second set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "thirdSideStoneType",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[3].type",
     "type": "String"
    },
    "meaning": "Type of the side stones, third set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "thirdSideStoneCut",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[3].cut",
     "type": "String"
    },
    "meaning": "Cut or shape of the side stones, third set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "thirdSideStoneNumber",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "sideStones[3].number",
     "type": "Int"
    },
    "meaning": "Number of side stones, third set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "thirdSideStoneCarat",
     "type": "number, or null"
    },
    "graphql": {
     "path": "sideStones[3].carats",
     "type": "Carats"
    },
    "meaning": "Total weight of the side stones in carats, third set.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "thirdSideStoneColor",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[3].color",
     "type": "String"
    },
    "meaning": "Color of the side stones, third set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "thirdSideStoneClarity",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[3].clarity",
     "type": "String"
    },
    "meaning": "Clarity of the side stones, third set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "forthSideStoneType",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[4].type",
     "type": "String"
    },
    "meaning": "Type of the side stones, fourth set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "forthSideStoneCut",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[4].cut",
     "type": "String"
    },
    "meaning": "Cut or shape of the side stones, fourth set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "forthSideStoneNumber",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "sideStones[4].number",
     "type": "Int"
    },
    "meaning": "Number of side stones, fourth set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "forthSideStoneCarat",
     "type": "number, or null"
    },
    "graphql": {
     "path": "sideStones[4].carats",
     "type": "Carats"
    },
    "meaning": "Total weight of the side stones in carats, fourth set.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "forthSideStoneColor",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[4].color",
     "type": "String"
    },
    "meaning": "Color of the side stones, fourth set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "forthSideStoneClarity",
     "type": "text, or null"
    },
    "graphql": {
     "path": "sideStones[4].clarity",
     "type": "String"
    },
    "meaning": "Clarity of the side stones, fourth set.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image1",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 1.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image2",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 2.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image3",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 3.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image4",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 4.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image5",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 5.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image6",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 6.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image7",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 7.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image8",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 8.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image9",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 9.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "image10",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Picture 10.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "imageOrder",
     "type": "text"
    },
    "graphql": null,
    "meaning": "Display order of the pictures: comma-separated names of slots.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "video",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.video",
     "type": "String"
    },
    "meaning": "Video.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Remarks",
    "rest": {
     "path": "repair",
     "type": "text, or null"
    },
    "graphql": {
     "path": "repair",
     "type": "String"
    },
    "meaning": "Repairs that were made or are possible.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Remarks",
    "rest": {
     "path": "return",
     "type": "text, or null"
    },
    "graphql": {
     "path": "return",
     "type": "String"
    },
    "meaning": "Return terms.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Remarks",
    "rest": {
     "path": "description",
     "type": "text, or null"
    },
    "graphql": {
     "path": "description",
     "type": "String"
    },
    "meaning": "Description in the shop.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Remarks",
    "rest": {
     "path": "notes",
     "type": "text, or null"
    },
    "graphql": {
     "path": "notes",
     "type": "String"
    },
    "meaning": "Remarks for buyers.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": {
     "path": "status",
     "type": "one of Available, Hold, Sold, Suspended, Memo"
    },
    "graphql": {
     "path": "status",
     "type": "JewelleryStatus!"
    },
    "meaning": "Status of the piece.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Books",
    "rest": {
     "path": "parcelName",
     "type": "text, or null"
    },
    "graphql": {
     "path": "parcelName",
     "type": "String"
    },
    "meaning": "Name of the lot in internal records.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Books",
    "rest": {
     "path": "dateArrived",
     "type": "date, as in 2027-01-31, or null"
    },
    "graphql": {
     "path": "dateArrived",
     "type": "Date"
    },
    "meaning": "Arrival date.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 },
 {
  "name": "melee",
  "typeName": "MeleeLot",
  "many": "meleeLots",
  "title": "Melee lots",
  "fields": [
   {
    "section": "Every item",
    "rest": {
     "path": "id",
     "type": "integer"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "Item ID, unique within the type. REST uses the same ID.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "boolean"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Whether the item is active. Only administrators see inactive items.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "kind",
     "type": "StockKind!"
    },
    "meaning": "Stock type of the item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "media",
     "type": "Media!"
    },
    "meaning": "Pictures and views.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "note",
     "type": "String"
    },
    "meaning": "Private note of the caller about the item. Null if there is none, and for visitors and API keys.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "integer"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "stockNumber",
     "type": "text"
    },
    "graphql": {
     "path": "stockNumber",
     "type": "String!"
    },
    "meaning": "Stock number, unique within the type. The server generates one if it is omitted for a new item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "availability",
     "type": "one of FOR_SALE, HELD_FOR_YOU, ORDERED_BY_YOU, ON_HOLD, SOLD, GONE"
    },
    "graphql": {
     "path": "availability",
     "type": "Availability!"
    },
    "meaning": "Current availability for the caller: whether they can order the item, and if not, why.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "updatedAt",
     "type": "DateTime!"
    },
    "meaning": "Time of the last change to the item. UTC ISO 8601.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "color",
     "type": "one of 1, 2, 3"
    },
    "graphql": {
     "path": "color",
     "type": "MeleeColor!"
    },
    "meaning": "Color category.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "shapeId",
     "type": "integer"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape!"
    },
    "meaning": "Shape of the stones. Default: round.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "carats",
     "type": "number"
    },
    "graphql": {
     "path": "carats",
     "type": "Carats!"
    },
    "meaning": "Remaining carats of the lot. Orders deduct their carats immediately.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "sizeFrom",
     "type": "number, or null"
    },
    "graphql": {
     "path": "sizeFrom",
     "type": "Float"
    },
    "meaning": "Smallest diameter in mm.",
    "unit": "mm",
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "sizeTo",
     "type": "number, or null"
    },
    "graphql": {
     "path": "sizeTo",
     "type": "Float"
    },
    "meaning": "Largest diameter in mm.",
    "unit": "mm",
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": null,
    "graphql": {
     "path": "sieves",
     "type": "[MeleeSieve!]!"
    },
    "meaning": "Sieve groups of the stones in the lot. Empty if the shape is not round.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Price",
    "rest": {
     "path": "pricePerCarat",
     "type": "number"
    },
    "graphql": {
     "path": "price.perCarat",
     "type": "Money"
    },
    "meaning": "Price per carat in USD. Outputs include the caller's markups; inputs are before markups.",
    "unit": "$/ct",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Price",
    "rest": null,
    "graphql": {
     "path": "price.total",
     "type": "Money"
    },
    "meaning": "Price of the remaining lot in USD, including the caller's markups.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Availability",
    "rest": {
     "path": "showToAll",
     "type": "boolean"
    },
    "graphql": {
     "path": "showToAll",
     "type": "Boolean!"
    },
    "meaning": "Whether it is shown to everyone, including visitors.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 },
 {
  "name": "ring_settings",
  "typeName": "RingSetting",
  "many": "ringSettings",
  "title": "Ring settings",
  "fields": [
   {
    "section": "Every item",
    "rest": {
     "path": "id",
     "type": "integer"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "Item ID, unique within the type. REST uses the same ID.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "boolean"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Whether the item is active. Only administrators see inactive items.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "kind",
     "type": "StockKind!"
    },
    "meaning": "Stock type of the item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "note",
     "type": "String"
    },
    "meaning": "Private note of the caller about the item. Null if there is none, and for visitors and API keys.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "product.version",
     "type": "integer"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Version of the item, incremented by each change. Pass it to updates as `expectedVersion`.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "product.stockNumber",
     "type": "text"
    },
    "graphql": {
     "path": "stockNumber",
     "type": "String!"
    },
    "meaning": "Stock number, unique within the type. The server generates one if it is omitted for a new item.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "product.availability",
     "type": "one of FOR_SALE, HELD_FOR_YOU, ORDERED_BY_YOU, ON_HOLD, SOLD, GONE"
    },
    "graphql": {
     "path": "availability",
     "type": "Availability!"
    },
    "meaning": "Current availability for the caller: whether they can order the item, and if not, why.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": null,
    "graphql": {
     "path": "updatedAt",
     "type": "DateTime!"
    },
    "meaning": "Time of the last change to the item. UTC ISO 8601.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.name",
     "type": "text"
    },
    "graphql": {
     "path": "name",
     "type": "String!"
    },
    "meaning": "Name of the setting.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.style",
     "type": "text, or null"
    },
    "graphql": {
     "path": "style",
     "type": "String"
    },
    "meaning": "Style, such as Solitaire, Halo or Three Stone.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Price",
    "rest": {
     "path": "product.price",
     "type": "number"
    },
    "graphql": {
     "path": "price.total",
     "type": "Money"
    },
    "meaning": "Price of the setting in USD, without the main stone.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Make",
    "rest": {
     "path": "product.material",
     "type": "text, or null"
    },
    "graphql": {
     "path": "material",
     "type": "String"
    },
    "meaning": "Metal, such as Platinum or Gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "product.karatGold",
     "type": "text, or null"
    },
    "graphql": {
     "path": "karatGold",
     "type": "String"
    },
    "meaning": "Fineness of the gold, such as 18K.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "product.colorOfGold",
     "type": "text, or null"
    },
    "graphql": {
     "path": "colorOfGold",
     "type": "String"
    },
    "meaning": "Color of the gold.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "product.ringSizeFrom",
     "type": "number, or null"
    },
    "graphql": {
     "path": "ringSizeFrom",
     "type": "Float"
    },
    "meaning": "Smallest available US ring size. Null if there is no minimum.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Make",
    "rest": {
     "path": "product.ringSizeTo",
     "type": "number, or null"
    },
    "graphql": {
     "path": "ringSizeTo",
     "type": "Float"
    },
    "meaning": "Largest available US ring size. Null if there is no maximum.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "product.shapes",
     "type": "list of: integer"
    },
    "graphql": {
     "path": "shapes",
     "type": "[Shape!]!"
    },
    "meaning": "Shapes of main stones that fit. Empty if none fits.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "product.caratsFrom",
     "type": "number, or null"
    },
    "graphql": {
     "path": "caratsFrom",
     "type": "Carats"
    },
    "meaning": "Minimum weight of the main stone in carats. Null if there is no minimum.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "product.caratsTo",
     "type": "number, or null"
    },
    "graphql": {
     "path": "caratsTo",
     "type": "Carats"
    },
    "meaning": "Maximum weight of the main stone in carats. Null if there is no maximum.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "product.sideStones",
     "type": "integer, or null"
    },
    "graphql": {
     "path": "sideStones",
     "type": "Int"
    },
    "meaning": "Number of side stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "product.sideStonesCarats",
     "type": "number, or null"
    },
    "graphql": {
     "path": "sideStonesCarats",
     "type": "Carats"
    },
    "meaning": "Total weight of the side stones in carats.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.imageUrl",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "First picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.image2",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Second picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.image3",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Third picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pictures",
    "rest": {
     "path": "product.image4",
     "type": "text, or null"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Fourth picture.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Remarks",
    "rest": {
     "path": "product.description",
     "type": "text, or null"
    },
    "graphql": {
     "path": "description",
     "type": "String"
    },
    "meaning": "Public description.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 }
];
