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
     "type": "whole number"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "The same number as in REST, unique among its type.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "true or false"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Inactive stock exists for administrators only.",
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
    "meaning": "Of which type it is.",
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
    "meaning": "What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "product.version",
     "type": "whole number"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Counts the changes; the update of its type wants it back.",
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
    "meaning": "The house's own number: unique, at most 64 characters.",
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
    "meaning": "What it is to the caller at this moment: whether they can order it.",
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
    "meaning": "When the item itself last changed.",
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
    "meaning": "Weight in carats. Of a parcel: all its stones that no open order has; for administrators all of them.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.shapeId",
     "type": "whole number"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape!"
    },
    "meaning": "Outline. Sorts put the most traded first.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.isLabGrown",
     "type": "true or false"
    },
    "graphql": {
     "path": "isLabGrown",
     "type": "Boolean!"
    },
    "meaning": "Grown in a laboratory.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "product.isSnP",
     "type": "true or false"
    },
    "graphql": {
     "path": "isSnP",
     "type": "Boolean!"
    },
    "meaning": "Salt and pepper.",
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
    "meaning": "Price per carat: what the caller pays; before markups when it is given. Counts before `totalPrice`.",
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
    "meaning": "Price of one stone of a parcel; of anything else the same as the total.",
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
    "meaning": "Price of it all: what the caller pays; before markups when it is given, and the price per carat follows from it.",
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
    "meaning": "Weekly list price per carat.",
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
    "meaning": "Percent of the caller's own price per carat against the list price; -30 is 30 below it. 2 decimals.",
    "unit": "%",
    "readers": "users",
    "isPrice": true
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.colorId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "color",
     "type": "Color"
    },
    "meaning": "Colour: white D to Z, black, fancy hues. Null: not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.clarityId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "clarity",
     "type": "Clarity"
    },
    "meaning": "Clarity grade. Null: not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.cutId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "cut",
     "type": "CutGrade"
    },
    "meaning": "Cut grade. Null: not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.polishId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "polish",
     "type": "PolishGrade"
    },
    "meaning": "Polish grade. Null: not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.symmetryId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "symmetry",
     "type": "SymmetryGrade"
    },
    "meaning": "Symmetry grade. Null: not graded.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "product.fluorId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "fluorescence",
     "type": "FluorescenceGrade"
    },
    "meaning": "Strength of fluorescence. Null: not graded.",
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
    "meaning": "Strength of a fancy colour, as the report words it.",
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
    "meaning": "Strength of a fancy colour.",
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
    "meaning": "Second hue of a fancy colour.",
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
    "meaning": "Tinge, such as brown or green.",
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
    "meaning": "Fluorescence as the report words it.",
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
    "meaning": "Colour in which the stone fluoresces.",
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
    "meaning": "Whether inclusions can be seen with the naked eye.",
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
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "report.laboratory",
     "type": "Laboratory"
    },
    "meaning": "Laboratory that graded the stone.",
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
    "meaning": "Number of the report, as text.",
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
    "meaning": "Address at which the report can be read.",
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
    "meaning": "Length in millimetres.",
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
    "meaning": "Width in millimetres.",
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
    "meaning": "Height in millimetres, table to culet.",
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
    "meaning": "Thickness of the girdle, the edge of the stone.",
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
    "meaning": "Size of the culet, the bottom point of the stone.",
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
    "meaning": "Three-dimensional view or video.",
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
    "meaning": "Three-dimensional view of the whole set.",
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
     "type": "whole number"
    },
    "graphql": {
     "path": "parcelStones",
     "type": "Int!"
    },
    "meaning": "Stones in the parcel that no open order has (all, when orders have all of it); for administrators all of them. 1 for a single stone.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.isMatchingPair",
     "type": "true or false"
    },
    "graphql": {
     "path": "isMatchingPair",
     "type": "Boolean!"
    },
    "meaning": "One of two stones alike.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.isPair",
     "type": "true or false"
    },
    "graphql": {
     "path": "isPair",
     "type": "Boolean!"
    },
    "meaning": "One of two stones sold together.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Pairs, lines and parcels",
    "rest": {
     "path": "product.isLine",
     "type": "true or false"
    },
    "graphql": {
     "path": "isLine",
     "type": "Boolean!"
    },
    "meaning": "One of several stones laid out as a line and sold as one.",
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
    "meaning": "Name shared by the stones of a line set.",
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
    "meaning": "Colour of the whole set.",
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
    "meaning": "Remarks for everybody who sees the stone.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": {
     "path": "product.status",
     "type": "whole number"
    },
    "graphql": {
     "path": "status",
     "type": "StockStatus!"
    },
    "meaning": "Available, Hold, Suspended or Memo; holds that have ended hold no longer.",
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
    "meaning": "Trade show at which the stone can be seen.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": {
     "path": "product.isHighlighted",
     "type": "true or false"
    },
    "graphql": {
     "path": "isHighlighted",
     "type": "Boolean!"
    },
    "meaning": "The one stone that the home page shows.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Availability",
    "rest": {
     "path": "product.showToAll",
     "type": "true or false"
    },
    "graphql": {
     "path": "showToAll",
     "type": "Boolean!"
    },
    "meaning": "Shown to everybody, visitors included.",
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
    "meaning": "Pages of the storefront that the stone is on.",
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
    "meaning": "Visible stones of its line set, itself included; empty when it is in none.",
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
    "meaning": "The other half of its pair; null where it has none, or none that the caller sees. Where `isPair` is true of either, one is not sold without the other.",
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
    "meaning": "The item as which it is listed with others: its line set, or it and the other half of its pair. Null: a stone by itself.",
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
     "type": "whole number"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "The same number as in REST, unique among its type.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "true or false"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Inactive stock exists for administrators only.",
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
    "meaning": "Of which type it is.",
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
    "meaning": "What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "whole number"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Counts the changes; the update of its type wants it back.",
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
    "meaning": "The house's own number, unique among its type. A new piece without one is given one.",
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
    "meaning": "What it is to the caller at this moment: whether they can order it.",
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
    "meaning": "When the item itself last changed.",
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
    "meaning": "The name that its variants share, as in the address of their page.",
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
    "meaning": "Heading of its page.",
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
    "meaning": "Colour of this variant, such as Yellow Gold.",
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
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "numberOfStones",
     "type": "Int"
    },
    "meaning": "How many stones it has.",
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
    "meaning": "Weight of all stones, carats.",
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
    "meaning": "Price of the bracelet.",
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
     "type": "list: text"
    },
    "graphql": {
     "path": "media.images",
     "type": "[MediaImage!]!"
    },
    "meaning": "Pictures, the first one first.",
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
    "meaning": "For everybody who looks at it.",
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
     "type": "whole number"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "The same number as in REST, unique among its type.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "true or false"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Inactive stock exists for administrators only.",
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
    "meaning": "Of which type it is.",
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
    "meaning": "What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "whole number"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Counts the changes; the update of its type wants it back.",
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
    "meaning": "The house's own number, unique among its type. A new piece without one is given one.",
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
    "meaning": "What it is to the caller at this moment: whether they can order it.",
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
    "meaning": "When the item itself last changed.",
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
    "meaning": "What it is called; the same with another chain has the same name.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "shapeId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape"
    },
    "meaning": "Outline of its stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "numberOfStones",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "numberOfStones",
     "type": "Int"
    },
    "meaning": "How many stones it has.",
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
    "meaning": "Weight of all stones, carats.",
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
    "meaning": "Price of the necklace.",
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
    "meaning": "Length of the chain, inches.",
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
    "meaning": "For everybody who looks at it.",
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
     "type": "whole number"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "The same number as in REST, unique among its type.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "true or false"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Inactive stock exists for administrators only.",
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
    "meaning": "Of which type it is.",
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
    "meaning": "What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "whole number"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Counts the changes; the update of its type wants it back.",
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
    "meaning": "The house's own number, unique among its type. A new piece without one is given one.",
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
    "meaning": "What it is to the caller at this moment: whether they can order it.",
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
    "meaning": "When the item itself last changed.",
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
    "meaning": "What it is called; variants in other metals and sizes have the same name.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "shapeId",
     "type": "whole number"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape!"
    },
    "meaning": "Outline of its stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Weight and size",
    "rest": {
     "path": "numberOfStones",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "numberOfStones",
     "type": "Int"
    },
    "meaning": "How many stones it has.",
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
    "meaning": "Weight of one stone.",
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
    "meaning": "Weight of all stones.",
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
    "meaning": "Price of the ring.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Grades",
    "rest": {
     "path": "colorId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "color",
     "type": "Color"
    },
    "meaning": "Colour of its stones.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Grades",
    "rest": {
     "path": "clarityId",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "clarity",
     "type": "Clarity"
    },
    "meaning": "Clarity of its stones.",
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
    "meaning": "Colour of the gold.",
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
    "meaning": "Ring size, US.",
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
     "type": "whole number"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "The same number as in REST, unique among its type.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "true or false"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Inactive stock exists for administrators only.",
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
    "meaning": "Of which type it is.",
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
    "meaning": "What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "whole number"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Counts the changes; the update of its type wants it back.",
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
    "meaning": "The house's own number, unique among its type. A new piece without one is given one.",
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
    "meaning": "What it is to the caller at this moment: whether they can order it.",
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
    "meaning": "When the item itself last changed.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "shapeId",
     "type": "whole number"
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
     "type": "true or false"
    },
    "graphql": {
     "path": "isLabGrown",
     "type": "Boolean!"
    },
    "meaning": "Grown in a laboratory.",
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
    "meaning": "Least weight, carats: the stone is priced by it.",
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
    "meaning": "Greatest weight, carats; null: no upper end.",
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
    "meaning": "Price of one carat: written before markups, shown with those of whoever looks. A stone costs this times `caratsFrom`.",
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
    "meaning": "Price of a stone of `caratsFrom`, with the markups of whoever looks.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Grades",
    "rest": {
     "path": "colorId",
     "type": "whole number, or null"
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
     "type": "whole number, or null"
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
     "type": "whole number"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "The same number as in REST, unique among its type.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "true or false"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Inactive stock exists for administrators only.",
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
    "meaning": "Of which type it is.",
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
    "meaning": "What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "whole number"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Counts the changes; the update of its type wants it back.",
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
    "meaning": "The house's own number, unique among its type. A new piece without one is given one.",
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
    "meaning": "What it is to the caller at this moment: whether they can order it.",
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
    "meaning": "When the item itself last changed.",
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
    "meaning": "What it is called.",
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
    "meaning": "What it is, which is also the page of the shop that shows it.",
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
    "meaning": "Kind within its type, such as Solitaire or Hoops.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "isOneOfAKind",
     "type": "true or false"
    },
    "graphql": {
     "path": "isOneOfAKind",
     "type": "Boolean!"
    },
    "meaning": "The only one of its kind: it is also on the page of the one-of-a-kind pieces.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "quantity",
     "type": "whole number"
    },
    "graphql": {
     "path": "quantity",
     "type": "Int!"
    },
    "meaning": "How many the stock number stands for. They are sold as one.",
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
    "meaning": "House or maker.",
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
    "meaning": "When it was made, such as Art Deco.",
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
    "meaning": "Weight of the whole piece, grams.",
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
    "meaning": "Its outer measurements, with their unit.",
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
    "meaning": "Ring size, as the trade writes it: 6 1/2, 54, adjustable.",
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
    "meaning": "What the house asks for it.",
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
    "meaning": "What the shop asks for it, where that is another price than `totalPrice`.",
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
    "meaning": "What a buyer pays: `webPrice`, or `totalPrice` without one. Null: on request, it cannot be ordered.",
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
    "meaning": "What the certificate cost, or values it at.",
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
    "meaning": "Laboratory and report that come with it.",
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
    "meaning": "Number of the report.",
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
    "meaning": "Colour of the gold.",
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
    "meaning": "What the main stone is, such as Diamond or Sapphire.",
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
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "mainStone.number",
     "type": "Int"
    },
    "meaning": "How many main stones there are.",
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
    "meaning": "Weight of all main stones.",
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
    "meaning": "Colour of the main stone.",
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
    "meaning": "What the side stones are, first set.",
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
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "sideStones[1].number",
     "type": "Int"
    },
    "meaning": "How many side stones there are, first set.",
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
    "meaning": "Weight of all side stones, first set.",
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
    "meaning": "Colour of the side stones, first set.",
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
    "meaning": "What the side stones are, second set.",
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
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "sideStones[2].number",
     "type": "Int"
    },
    "meaning": "How many side stones there are, second set.",
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
    "meaning": "Weight of all side stones, second set.",
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
    "meaning": "Colour of the side stones, second set.",
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
    "meaning": "What the side stones are, third set.",
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
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "sideStones[3].number",
     "type": "Int"
    },
    "meaning": "How many side stones there are, third set.",
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
    "meaning": "Weight of all side stones, third set.",
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
    "meaning": "Colour of the side stones, third set.",
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
    "meaning": "What the side stones are, fourth set.",
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
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "sideStones[4].number",
     "type": "Int"
    },
    "meaning": "How many side stones there are, fourth set.",
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
    "meaning": "Weight of all side stones, fourth set.",
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
    "meaning": "Colour of the side stones, fourth set.",
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
    "meaning": "In which order the pictures are shown: names of the slots with commas between them.",
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
    "meaning": "What has been or can be repaired.",
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
    "meaning": "On what terms it can be returned.",
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
    "meaning": "What the shop says about it.",
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
    "meaning": "Status: whether it can be bought, and if not, why.",
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
    "meaning": "Name of the lot that it belongs to in the house's books.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Books",
    "rest": {
     "path": "dateArrived",
     "type": "day, as in 2027-01-31, or null"
    },
    "graphql": {
     "path": "dateArrived",
     "type": "Date"
    },
    "meaning": "When it came to the house.",
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
     "type": "whole number"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "The same number as in REST, unique among its type.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "true or false"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Inactive stock exists for administrators only.",
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
    "meaning": "Of which type it is.",
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
    "meaning": "What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "version",
     "type": "whole number"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Counts the changes; the update of its type wants it back.",
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
    "meaning": "The house's own number, unique among its type. A new piece without one is given one.",
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
    "meaning": "What it is to the caller at this moment: whether they can order it.",
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
    "meaning": "When the item itself last changed.",
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
    "meaning": "Colour category.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Identity",
    "rest": {
     "path": "shapeId",
     "type": "whole number"
    },
    "graphql": {
     "path": "shape",
     "type": "Shape!"
    },
    "meaning": "Outline of its stones: round unless told otherwise.",
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
    "meaning": "Carats that are left of the lot: orders take theirs off it.",
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
    "meaning": "Smallest diameter, millimetres.",
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
    "meaning": "Largest diameter, millimetres.",
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
    "meaning": "Sieve sizes that stones of the lot have. None for other outlines than round.",
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
    "meaning": "Price of one carat: written before markups, shown with those of whoever looks.",
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
    "meaning": "Price of what is left of the lot, with the markups of whoever looks.",
    "unit": "$",
    "readers": "everybody",
    "isPrice": true
   },
   {
    "section": "Availability",
    "rest": {
     "path": "showToAll",
     "type": "true or false"
    },
    "graphql": {
     "path": "showToAll",
     "type": "Boolean!"
    },
    "meaning": "Shown to everybody, visitors included.",
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
     "type": "whole number"
    },
    "graphql": {
     "path": "id",
     "type": "ID!"
    },
    "meaning": "The same number as in REST, unique among its type.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "isActive",
     "type": "true or false"
    },
    "graphql": {
     "path": "isActive",
     "type": "Boolean!"
    },
    "meaning": "Inactive stock exists for administrators only.",
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
    "meaning": "Of which type it is.",
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
    "meaning": "What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Every item",
    "rest": {
     "path": "product.version",
     "type": "whole number"
    },
    "graphql": {
     "path": "version",
     "type": "Int!"
    },
    "meaning": "Counts the changes; the update of its type wants it back.",
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
    "meaning": "The house's own number, unique among its type. A new piece without one is given one.",
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
    "meaning": "What it is to the caller at this moment: whether they can order it.",
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
    "meaning": "When the item itself last changed.",
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
    "meaning": "What it is called.",
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
    "meaning": "Such as Solitaire, Halo or Three Stone.",
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
    "meaning": "Price of the setting, without the main stone.",
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
    "meaning": "Colour of the gold.",
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
    "meaning": "Smallest ring size in which it is made, US; null: no lower end.",
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
    "meaning": "Largest ring size in which it is made, US; null: no upper end.",
    "unit": null,
    "readers": "everybody"
   },
   {
    "section": "Main stone",
    "rest": {
     "path": "product.shapes",
     "type": "list: whole number"
    },
    "graphql": {
     "path": "shapes",
     "type": "[Shape!]!"
    },
    "meaning": "Outlines of main stones that it takes; empty: it takes none.",
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
    "meaning": "Smallest main stone that it takes, carats; null: no lower end.",
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
    "meaning": "Largest main stone that it takes, carats; null: no upper end.",
    "unit": "ct",
    "readers": "everybody"
   },
   {
    "section": "Side stones",
    "rest": {
     "path": "product.sideStones",
     "type": "whole number, or null"
    },
    "graphql": {
     "path": "sideStones",
     "type": "Int"
    },
    "meaning": "How many stones it has besides the main one.",
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
    "meaning": "Weight of all its side stones, carats.",
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
    "meaning": "For everybody who looks at it.",
    "unit": null,
    "readers": "everybody"
   }
  ]
 }
];
